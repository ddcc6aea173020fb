import { expect, test } from 'vitest';
import type { TableRule } from '../../../src/check/table/replays.ts';
import { suggestColumn, TableCheck } from '../../../src/check/table/table-check.ts';
import { everyStart } from '../../../src/engine/finite/every-start.ts';
import { tiling } from '../../../src/engine/index.ts';
import { SERIES_MEASURES } from '../../../src/engine/measures/index.ts';
import { parseFamily, parseGame } from '../../../src/game/index.ts';

const NORMAL: TableRule = { ending: 'normal', objective: 'last-player-wins' };

/** Returns the verdict on one row, written as `column=cell` separated by semicolons. */
function verdictOf(row: string, { rule = NORMAL, limit = 1e5 }: { rule?: TableRule; limit?: number } = {}) {
  const cells = row.split('; ').map(cell => cell.split('=') as [string, string]);
  const check = new TableCheck(
    cells.map(([name]) => name),
    { rule, limit },
  );
  const { verdict, faults, cost, beyond } = check.verdict(
    cells.map(([, cell]) => cell),
    1,
  );
  const reported = faults.map(fault => `${fault.column}: ${fault.expected}, not ${fault.received}`);
  const open = beyond === undefined ? [] : [`not checked: ${beyond.join(', ')}`];
  return [verdict, ...reported, ...open, ...(cost === undefined ? [] : [cost])].join('; ');
}

test.each([
  ['N - {2, 3, 6, 8}', 42, 9, 3],
  ['N - {1, 3, 4, 7}', 0, 8, 2],
  ['N', 0, 1, 1],
  ['{1, 3, 4}', 0, 7, 0],
])('%s: the row is verified, and refused with twice the period', (game, preperiod, period, saltus) => {
  const row = (times: number) =>
    `game=${game}; preperiod=${preperiod}; period=${times * period}; saltus=${times * saltus}`;
  expect(verdictOf(row(1))).toBe('verified');
  const more = saltus > 0 ? `; saltus: ${saltus}, not ${2 * saltus}` : '';
  expect(verdictOf(row(2))).toBe(`refused; period: ${period}, not ${2 * period}${more}`);
});

test.each([
  ['game=N - {2, 3, 6, 8}; preperiod=43; period=9', 'preperiod: 42, not 43'],
  ['game=N - {2, 3, 6, 8}; preperiod=41; period=9', 'preperiod: 42, not 41'],
  ['game=N - {2, 3, 6, 8}; preperiod=42; period=8', 'period: 9, not 8'],
  ['game={1, 3, 4}; period=07', 'period: 7, not 07'],
  ['game={1, 3, 4}; preperiod=-1; period=7', 'preperiod: 0, not -1'],
  ['game={1, 3, 4}; preperiod=; period=7', 'preperiod: 0, not '],
  ['game={4, 3, 1}; period=7', 'game: {1, 3, 4}, not {4, 3, 1}'],
  ['game={1, 3; period=7', 'game: a game, not {1, 3'],
  ['game={1}; period=2; status=seen', 'status: proved, not seen'],
  ['game={1}; T=undecided; period=2; status=proved', 'status: undecided, not proved'],
  ['game={1}; period=undecided; status=proved', 'status: undecided, not proved'],
  ['game={1}; T=undecided; status=open', 'status: undecided, not open'],
  ['game=N - {1}; T=2; status=open', 'status: proved or undecided, not open'],
  ['game={1}; T=undecided; status=undecided; why=', 'why: the undecided part, and why, not '],
  ['game={1}; period=2; status=proved; why=long', 'why: nothing in a proved row, not long'],
  ['game={1}; period=2; status=undecided', 'status: proved, not undecided'],
  ['game={1, 3, 4}; T=7; B=<0101110>', 'B: <0101111>, not <0101110>'],
  ['game={1}; T=2; B=<(01)^2>', 'B: <01>, not <(01)^2>'],
  ['game={1, 3, 4}; T=7; E=188/254', 'E: 94/127, not 188/254'],
  ['game={2, 4, 7}; outcomePreperiod=4; T=3; B=0010<110>', 'B: 0011<110>, not 0010<110>'],
  ['game=N:1 + N:2; nimSum=2', 'nimSum: 3, not 2'],
  ['game={1, 3, 4}; from=5; to=3', 'to: the heap that the move leaves, not 3'],
])('the row %s is refused: %s', (row, reported) => {
  expect(verdictOf(row)).toBe(`refused; ${reported}`);
});

test("a cell of the tiling is verified only with the engine's number, for any b ≠ 2a", () => {
  let cells = 0;
  for (let a = 1; a <= 5; a++) {
    for (let b = a + 1; b <= 4 * a + 3; b++) {
      if (b === 2 * a) continue;
      for (const [heap, { row, column, tile, round }] of tiling(a, b, 5 * (a + b)).entries()) {
        const of = (numbers: readonly number[]) =>
          ['row', 'column', 'tile', 'round'].map((name, i) => `${name}=${numbers[i]}`).join('; ');
        const right = [row, column, tile === 'A' ? 0 : 1, round];
        const game = `game=N - {${a}, ${b}, ${a + b}}; heap=${heap}`;
        expect(verdictOf(`${game}; ${of(right)}`)).toBe('verified');
        const other = right.with(cells % 4, right[cells % 4]! + 1);
        expect(verdictOf(`${game}; ${of(other)}`)).toContain('refused; ');
        cells++;
      }
    }
  }
  expect(cells).toBeGreaterThan(1000);
  expect(verdictOf('game=N - {2, 4, 6}; heap=0; tile=0')).toMatch(/^refused; tile: N - \{a, b, a\+b\}/);
});

test('both notations of B are verified, with a preperiod before the bracket', () => {
  const take = { rule: { ...NORMAL, ending: 'take-all' } } as const;
  expect(verdictOf('game={1, 4, 10}; outcomePreperiod=11; T=11; B=01011010111<11011010110>', take)).toBe(
    'verified',
  );
  expect(verdictOf('game={1, 2, 39}; T=40; B=<(011)^13 1>', take)).toBe('verified');
  expect(verdictOf('game={1, 2, 39}; T=40; B=<(011)^13  1>', take)).toContain('refused');
});

test('a row with heaps too large to replay is undecided, with its cost', () => {
  expect(verdictOf('game=N - {2}:99999999999 + N - {2}:5; nimSum=6')).toBe('undecided; 100000000006');
  expect(verdictOf('game=N:99999 + N:5; nimSum=99994', { limit: 1e5 })).toBe('undecided; 100006');
  expect(verdictOf('game=N:99993 + N:5; nimSum=99996', { limit: 1e5 })).toBe('verified');
});

test('the verdict depends on the rule', () => {
  const row = 'game={2}; T=4; outcomePreperiod=0; B=<0011>';
  expect(verdictOf(row)).toBe('verified');
  expect(verdictOf(row, { rule: { ...NORMAL, ending: 'take-all' } })).toBe('refused; B: <0110>, not <0011>');
  const last = { rule: { ...NORMAL, objective: 'last-player-loses' } } as const;
  expect(verdictOf(row, last)).toBe('refused; B: <1100>, not <0011>');
  expect(verdictOf('game=N:1 + N:1; winner=previous')).toBe('verified');
  expect(verdictOf('game=N:1 + N:1; winner=previous', last)).toBe('refused; winner: next, not previous');
  expect(verdictOf('game=N:1; winner=previous', last)).toBe('verified');
  expect(verdictOf('game={2}:1; winner=next', last)).toBe('verified');
  const takeAll = { rule: { ...NORMAL, ending: 'take-all' } } as const;
  const sink = { rule: { ...NORMAL, ending: 'sink' } } as const;
  for (const [row, how] of [
    ['game=N - {1}:3 + N:1; winner=next; winningMoves=1; nimSum=3; boxDifferences=0', takeAll],
    ['game=primes:1 + N:1; winner=previous; winningMoves=0; nimSum=0; boxDifferences=0', takeAll],
    ['game=N - {1, 2, 5}:5; winner=next; winningMoves=1; nimSum=2', sink],
    ['game={3, 5, 8}:1 + squares:5; winner=next; winningMoves=1; nimSum=2; boxDifferences=0', sink],
  ] as const)
    expect(verdictOf(row, how)).toBe('verified');
  expect(verdictOf('game={1, 5}:2; winner=next; winningMoves=1', sink)).toBe('verified');
});

test.each([
  ['an undecided row', 'game={1}; preperiod=undecided; period=undecided; status=undecided'],
  ['a row with an undecided series', 'game={1}; period=2; status=undecided; why=the series terms'],
  ['a partly undecided row', 'game={1}; period=2; T=undecided; status=undecided'],
  ['a group without a game', 'game=; most_saltus=undecided; cases=3'],
])('%s is left open', (_, row) => {
  expect(verdictOf(row)).toBe('left open');
});

test.each([
  ['a measure that the game does not have', 'game=N - {1}; period=2; saltus=1; T=2', 'T'],
  ['a sum in a table of games', 'game={1, 2, 3}:4; period=999', 'period'],
  ['a game in a table of sums', 'game={2}; nimSum=5; winner=previous', 'winner, nimSum'],
  ['a period of an infinite set', 'game=primes; period=999; status=proved', 'period'],
  ['a set in a file', 'game=file:moves.txt; period=2', 'period'],
])('%s is not checked, and the row is undecided', (_, row, beyond) => {
  expect(verdictOf(row)).toBe(`undecided; not checked: ${beyond}`);
});

test('an inapplicable measure does not stop the check of the row, and may be empty', () => {
  expect(verdictOf('game=N - {2}; period=999; T=5')).toBe('refused; period: 4, not 999');
  expect(verdictOf('game=N - {2}; period=4; T=')).toBe('verified');
});

test('a table in misère play has no nim-values to check, and some games only have the normal rule', () => {
  const rule: TableRule = { ending: 'normal', objective: 'last-player-loses' };
  expect(new TableCheck(['game', 'period', 'saltus'], { rule, limit: 1 }).checked).toEqual([]);
  const takeAll = { rule: { ...NORMAL, ending: 'take-all' } } as const;
  for (const game of ['N - {1}', '{2, 3} from 0, 1'])
    expect(verdictOf(`game=${game}; period=2`, takeAll)).toBe('undecided; not checked: period');
});

test('a row that costs more than the limit is undecided, with its cost', () => {
  const row = 'game=N - {2, 3, 6, 8}; preperiod=42; period=9';
  expect(verdictOf(row, { limit: 66 })).toBe('undecided; 67');
  expect(verdictOf(row, { limit: 67 })).toBe('verified');
  expect(verdictOf('game=N - {100, 273, 373}; period=12122571000', { limit: 1e8 })).toBe(
    'undecided; 12122571746',
  );
  expect(verdictOf('game={200}; T=400; E=1/2', { limit: 1000 })).toBe('undecided; 160000');
  expect(verdictOf('game={200}; T=401; E=1/2', { limit: 1000 })).toBe('refused; T: 400, not 401');
  expect(verdictOf('game=N - {2, 3, 6, 8}; period=9', { limit: 60 })).toBe('undecided; 120');
  expect(verdictOf('game=primes; heap=100000; value=1')).toMatch(/^undecided; \d{9}$/);
});

test('parameters must agree with the game', () => {
  const family = parseFamily({ game: 'N - {a, b, a+b}', over: { a: '1..9', b: 'a+1..9' } });
  const check = new TableCheck(['game', 'a', 'b', 'period', 'more'], { rule: NORMAL, family, limit: 1e4 });
  expect(check).toMatchObject({ checked: ['game', 'a', 'b', 'period'], unchecked: ['more'] });
  const verdict = (...row: string[]) => check.verdict([...row, ''], 1);
  expect(verdict('N - {1, 3, 4}', '1', '3', '12').verdict).toBe('verified');
  expect(verdict('N - {1, 3, 4}', '1', '4', '12').faults).toEqual([
    { column: 'game', expected: 'N - {1, 4, 5}', received: 'N - {1, 3, 4}' },
  ]);
  expect(verdict('N - {1, 3, 4}', '01', '3', '12').faults).toMatchObject([{ column: 'a', expected: '1' }]);
  expect(verdict('N - {1, 3, 4}', '1', '1', '12').faults).toMatchObject([
    { expected: 'no game with a = 1, b = 1' },
  ]);
});

test('a run that crosses the end of a period is counted completely, also in misère play', () => {
  const rule = { ending: 'normal', objective: 'last-player-loses' } as const;
  const row = (run: number) => `game={2, 3}; outcomePreperiod=0; T=5; longestRun=${run}`;
  expect(verdictOf(row(3), { rule })).toBe('verified');
  expect(verdictOf(row(2), { rule })).toBe('refused; longestRun: 3, not 2');
});

test('the longest period from initial values is the longest of all, and the given values must have it', () => {
  const row = (periods: number, longest: number, start: string) =>
    `game={2, 3, 5}; startPeriods=${periods}; longestFromStart=${longest}; longestStart=${start}`;
  expect(verdictOf(row(2, 7, '0, 0, 1, 1, 1'))).toBe('verified');
  expect(verdictOf(row(2, 4, '0, 1, 0, 1, 0'))).toBe('refused; longestFromStart: 7, not 4');
  expect(verdictOf(row(1, 7, '0, 0, 1, 1, 1'))).toBe('refused; startPeriods: 2, not 1');
  for (const start of ['0, 1, 0, 1, 0', '0, 0, 1, 1, 2', ''])
    expect(verdictOf(row(2, 7, start))).toMatch(/^refused; longestStart: /);
  expect(verdictOf(row(2, 7, '0, 0, 1, 1, 1'), { limit: 31 })).toBe('undecided; 32');
  for (const moves of [[1], [1, 2], [1, 4, 5], [2, 3], [3, 5, 8, 11]]) {
    const { periods } = everyStart(moves);
    const longest = periods.at(-1)![0];
    expect(
      verdictOf(`game={${moves.join(', ')}}; startPeriods=${periods.length}; longestFromStart=${longest}`),
    ).toBe('verified');
  }
});

test('an undecided row is not left open if it has a number that cannot be checked', () => {
  expect(verdictOf('game=N - {1}; period=2; saltus=1; T=2; status=undecided')).toBe(
    'undecided; not checked: T',
  );
});

test('suggestColumn suggests the checked column whose name differs only in case', () => {
  const meant = ['Period', 'HEAP', 'K', 'Terms', 'longeststart', 'period', 'length'].map(suggestColumn);
  expect(meant).toEqual(['period', 'heap', undefined, 'terms', 'longestStart', undefined, undefined]);
});

/** Lists the pairs [from, to] below 12 that are verified. */
function movesVerified(game: string, rule: TableRule): string[] {
  const pairs = Array.from({ length: 144 }, (_, i) => [Math.floor(i / 12), i % 12] as const);
  return pairs
    .filter(([from, to]) => verdictOf(`game=${game}; from=${from}; to=${to}`, { rule }) === 'verified')
    .map(pair => pair.join());
}

test.each(['{3, 5}', '{1, 4}', '{11}', '{14}', 'N - {1, 2, 5}', 'primes', 'squares - {1}'])(
  'the verified moves of %s are exactly those that the engine lists, under every ending',
  text => {
    const game = parseGame(text);
    const endings =
      game.kind === 'finite' ? (['normal', 'take-all', 'sink'] as const) : (['normal'] as const);
    for (const ending of endings) {
      const rule = { ...NORMAL, ending };
      const rows = SERIES_MEASURES.moves.rows({ game, rule } as never, 12) as readonly number[][];
      expect(movesVerified(text, rule).toSorted()).toEqual(rows.map(row => row.join()).toSorted());
    }
  },
);

test('take-all adds moves to 0 from heaps below all moves, a sink from heaps below some move', () => {
  const rule = (ending: TableRule['ending']) => ({ ...NORMAL, ending });
  const toZero = (ending: TableRule['ending']) =>
    movesVerified('{3, 5}', rule(ending)).filter(pair => pair.endsWith(',0'));
  expect(toZero('normal')).toEqual(['3,0', '5,0']);
  expect(toZero('take-all')).toEqual(['1,0', '2,0', '3,0', '5,0']);
  expect(toZero('sink')).toEqual(['1,0', '2,0', '3,0', '4,0', '5,0']);
});
