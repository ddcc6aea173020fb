import { expect, test } from 'vitest';
import { verifyCertificate } from '../../src/check/index.ts';
import { analyseGame, type Progress, runToEnd } from '../../src/engine/index.ts';
import type { Certificate, WrittenGame } from '../../src/game/index.ts';
import { MISERE, NORMAL, TAKE_ALL } from './finite/games.ts';

const finite = (...moves: number[]): WrittenGame => ({ kind: 'finite', moves });
const answerOf = (game: WrittenGame, rule = NORMAL, limits = [1e6]) =>
  runToEnd(analyseGame(game, { ...rule, terms: 5, limits }));

test('{1, 3, 4} has outcomes, result string, result number and nim-sequence', () => {
  const repeat = { kind: 'window', from: 3, to: 10, window: [0, 1, 0, 1] };
  expect(answerOf(finite(1, 3, 4))).toMatchObject({
    nimSequence: { status: 'proved', preperiod: 0, period: 7, saltus: 0, terms: [0, 1, 0, 1, 2] },
    outcomes: {
      preperiod: 0,
      period: 7,
      string: '<0101111>',
      resultNumber: '94/127',
      terms: [0, 1, 0, 1, 1],
    },
    certificate: { sequence: 'nim-values', repeat },
    outcomesCertificate: { sequence: 'outcomes', repeat },
  });
});

test('nim-sequence and outcomes of one set may differ in preperiod and period', () => {
  const { outcomes, nimSequence } = answerOf(finite(4, 6, 11, 14));
  expect(outcomes).toMatchObject({ preperiod: 12, period: 17 });
  expect(nimSequence).toMatchObject({ preperiod: 18, period: 34 });
});

test('misère play has no nim-sequence, and its certificate is for the outcomes', () => {
  const answer = answerOf(finite(3, 5, 6), MISERE);
  expect(answer).toMatchObject({ nimSequence: null, certificate: { sequence: 'outcomes' } });
  expect(answer).not.toHaveProperty('outcomesCertificate');
  expect(answerOf(finite(3, 5, 6), TAKE_ALL).nimSequence).toMatchObject({ preperiod: 6, period: 8 });
});

test('nothing is claimed if the limit is reached', () => {
  const open = { status: 'undecided', limit: 1e5, why: expect.stringContaining('exceeds the limit') };
  expect(answerOf(finite(8, 58, 101, 109), NORMAL, [1e5])).toMatchObject({
    nimSequence: open,
    outcomes: open,
    certificate: null,
    outcomesCertificate: null,
  });
});

test('limits increase until one suffices, and each insufficient one is reported', () => {
  const progressOf = (limits: number[]): Progress[] => [
    ...analyseGame({ kind: 'all-but', excluded: [2, 3, 6, 8] }, { ...NORMAL, terms: 5, limits }),
  ];
  const searched = (heaps: number) => ({ kind: 'searched', what: 'nim-sequence', heaps });
  expect(progressOf([10, 50, 51, 60]).slice(1)).toEqual([searched(10), searched(50)]);
  expect(progressOf([10, 20]).slice(1)).toEqual([searched(10)]);
  expect(progressOf([60]).map(({ kind }) => kind)).toEqual(['terms']);
});

test('the theorem gives a period, without a certificate, only beyond the last limit', () => {
  const game: WrittenGame = { kind: 'all-but', excluded: [7, 100, 107] };
  const found = (limits: number[]) => {
    const { nimSequence, certificate } = answerOf(game, NORMAL, limits);
    return [nimSequence, certificate !== null];
  };
  expect(found([100, 1e3])).toMatchObject([{ status: 'theorem', period: 2142n }, false]);
  expect(found([1e3, 1e6])).toMatchObject([{ status: 'proved', period: 2142 }, true]);
});

test('a game with patterns of millions of cells is not played if the theorem applies', () => {
  const found = answerOf({ kind: 'all-but', excluded: [3, 1e9, 1e9 + 3] }, NORMAL, [1e11]);
  expect(found).toMatchObject({
    nimSequence: { status: 'theorem', period: 9_000_000_018n },
    certificate: null,
  });
});

test('the certificate of a set with initial values names them, and is verified', () => {
  const game: WrittenGame = { kind: 'started', moves: [1, 2], start: [1, 1] };
  const { certificate } = answerOf(game);
  expect(certificate).toMatchObject({ game: '{1, 2} from 1, 1', preperiod: 1, period: 3 });
  expect(verifyCertificate(certificate as Certificate).ok).toBe(true);
});
