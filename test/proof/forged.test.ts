import { expect, test } from 'vitest';
import { provedLine } from '../../src/check/index.ts';
import { askProvedChecker } from '../../src/run/proved-checker.ts';
import { forged, games, trueStatement } from './forged.ts';

const lineOf = (statement: Parameters<typeof provedLine>[0]) => provedLine(statement)!.line;

test('the Coq-verified checker accepts all true statements, with witnesses and without', async () => {
  const lines = [...games()].flatMap(({ game, rule }) => {
    const { witnesses, ...bare } = trueStatement(game, rule);
    return [lineOf({ ...bare, witnesses }), lineOf(bare)];
  });
  const answers = await askProvedChecker(lines);
  expect(lines.filter((_, i) => answers[i] !== 'accepted')).toEqual([]);
});

test('the Coq-verified checker refuses more than a thousand forged certificates', async () => {
  const cases = [...games()].flatMap(({ game, rule }) => [...forged(game, rule)]);
  expect(cases.length).toBeGreaterThan(1000);
  const answers = await askProvedChecker(cases.map(({ statement }) => lineOf(statement)));
  const others = cases.flatMap(({ statement, how }, i) =>
    answers[i] === 'refused' ? [] : [`${answers[i]}: ${lineOf(statement)} (${how})`],
  );
  expect(others).toEqual([]);
});

test('an invalid line is reported, and the next line is read', async () => {
  const right = 'nim-values normal last-player-wins {1,3,4} 0 7 0 7:0';
  const wrong = [
    '',
    'nim-values',
    right.replace('7:0', '7'),
    right.replace('7:0', '7:0,'),
    right.replace(' 7 ', ' -7 '),
    right.replace(' 7 ', ' 0x7 '),
    right.replace(' 7 ', ' 7000000000000000000 '),
    right.replace('{1,3,4}', '1,3,4'),
    right.replace('{1,3,4}', 'N-{1,3,4'),
    right.replace('normal', 'misere'),
    right.replace('wins', 'loses'),
    right.replace('nim-values', 'outcomes').replace('{1,3,4}', 'N-{1,3,4}'),
    right.replace('normal', 'take-all').replace('{1,3,4}', 'N-{1,3,4}'),
  ];
  const answers = await askProvedChecker(wrong.flatMap(line => [line, right]));
  expect(answers.filter((_, i) => i % 2 === 0).every(answer => answer.startsWith('unreadable: '))).toBe(true);
  expect(answers.filter((_, i) => i % 2 === 1)).toEqual(wrong.map(() => 'accepted'));
});

test('sets that are out of order, contain 0 or repeat a number, and the period 0, are refused', async () => {
  const right = 'nim-values normal last-player-wins {1,3,4} 0 7 0 7:0';
  const wrong = [
    right.replace('1,3,4', '3,1,4'),
    right.replace('1,3,4', '0,1,3,4'),
    'nim-values normal last-player-wins N-{0,1,3,4} 0 12 4 2:?,3:?',
    'nim-values normal last-player-wins N-{1,3,3,4} 0 12 4 2:?,3:?',
    right.replace(' 7 0 7:0', ' 0 0 -'),
    right.replace(' 7 0 7:0', ' 0 0 7:0'),
    right.replace('7:0', '0:0'),
  ];
  expect(await askProvedChecker(wrong)).toEqual(wrong.map(() => 'refused'));
});
