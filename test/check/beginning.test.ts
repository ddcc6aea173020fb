import { expect, it } from 'vitest';
import { provedLine } from '../../src/check/proved-line.ts';
import { verifyCertificate } from '../../src/check/verify-certificate.ts';
import type { Certificate, CertificateWithWitnesses } from '../../src/game/certificate.ts';
import {
  finite,
  type NaiveGame,
  NORMAL,
  naiveCertificate,
  naiveCertificateWithWitnesses,
  naiveTerms,
  type Rule,
  started,
} from './naive.ts';

const SINK: Rule = { ...NORMAL, ending: 'sink' };
const OUTCOMES: Rule = { ...NORMAL, sequence: 'outcomes' };

const GAMES: [string, NaiveGame, Rule][] = [
  ['a sink', finite(4, 9, 13), SINK],
  ['outcomes of a sink', finite(4, 6, 11, 14), { ...OUTCOMES, ending: 'sink' }],
  ['a sink in misère play', finite(3, 5, 6), { ...OUTCOMES, ending: 'sink', objective: 'last-player-loses' }],
  ['a start', started([1, 0, 2, 2], 4, 9, 13), NORMAL],
  ['as many initial values as the largest move', started([0, 1, 0, 0, 1, 1, 1, 0], 3, 5, 8), OUTCOMES],
  ['one initial value', started([2], 2, 7), NORMAL],
];

function refusal(certificate: Certificate): string {
  const verdict = verifyCertificate(certificate);
  return verdict.ok ? 'passed' : verdict.why;
}

it.each(GAMES)('%s: a true certificate passes, with witnesses and without', (_, game, rule) => {
  expect(refusal(naiveCertificate(game, rule))).toBe('passed');
  expect(refusal(naiveCertificateWithWitnesses(game, rule))).toBe('passed');
});

it.each(GAMES)('%s: its certificate fails for every other ending or start', (_, game, rule) => {
  const certificate = naiveCertificate(game, rule);
  const [set] = certificate.game.split(' from ') as [string];
  const isOther = (ending: Rule['ending']) =>
    naiveTerms(game, { ...rule, ending }, 50).join() !== naiveTerms(game, rule, 50).join();
  // In misère play, a sink gives the same outcomes as take-all.
  const endings = (['normal', 'take-all', 'sink'] as const).filter(game.start ? () => false : isOther);
  expect(endings).toHaveLength(game.start ? 0 : rule.objective === 'last-player-wins' ? 2 : 1);
  for (const ending of endings) expect(refusal({ ...certificate, ending })).not.toBe('passed');
  for (const start of ['1', '0, 1', '2, 2, 2'])
    if (`${set} from ${start}` !== certificate.game)
      expect(refusal({ ...certificate, game: `${set} from ${start}` })).not.toBe('passed');
});

it.each(GAMES)('%s: no number in its certificate can be changed', (_, game, rule) => {
  const certificate = naiveCertificateWithWitnesses(game, rule);
  const { repeat } = certificate;
  if (repeat.kind !== 'window') throw new Error('no window');
  const changed: Partial<CertificateWithWitnesses>[] = [
    { preperiod: certificate.preperiod + 1 },
    { period: certificate.period + 1 },
    { saltus: 1 },
    { repeat: { ...repeat, to: repeat.to + 1 } },
    { repeat: { ...repeat, window: [...repeat.window.slice(0, -1), repeat.window.at(-1)! + 1] } },
    { digest: { heaps: 5, value: 77 } },
    { witnesses: [] },
  ];
  for (const change of changed) expect(refusal({ ...certificate, ...change })).not.toBe('passed');
});

it.each([
  ['{2, 5} from 0, 3', 'expected a nim-value from 0 to |S| = 2'],
  ['{2, 5} from 0, 0, 0, 0, 0, 0', 'at most max S = 5 initial values'],
  ['{2, 5} from 0,1', 'the canonical notation is {2, 5} from 0, 1'],
])('%s is not accepted as the game of a certificate', (game, why) => {
  const certificate = naiveCertificate(started([0, 1], 2, 5));
  expect(refusal({ ...certificate, game })).toContain(why);
});

it('a game with initial values has no other rules', () => {
  const certificate = naiveCertificate(started([0, 1], 2, 5), OUTCOMES);
  for (const rule of [{ ending: 'sink' }, { objective: 'last-player-loses' }] as const)
    expect(refusal({ ...certificate, ...rule })).toMatch(/have no other rules$/);
});

it('the Coq-verified checker receives no sinks and no games with initial values', () => {
  for (const [, game, rule] of GAMES)
    expect(provedLine(naiveCertificateWithWitnesses(game, rule))).toBeUndefined();
  const known = naiveCertificateWithWitnesses(finite(4, 9, 13));
  expect(provedLine(known)).toBeDefined();
  expect(provedLine({ ...known, ending: 'sink' })).toBeUndefined();
});
