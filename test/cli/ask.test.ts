import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askedOf, onCommandLine } from '../../src/cli/asked.ts';
import { placesOf } from '../../src/cli/places.ts';
import { DefinitionError } from '../../src/errors.ts';
import { ROOT } from '../../src/run/index.ts';
import { say } from './terminal.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-ask-'));
  mkdirSync(join(folder, 'pipelines'));
  symlinkSync(join(ROOT, 'src'), join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const saltus = (...argv: string[]) =>
  say(argv, {
    places: () => ({
      ...placesOf(join(folder, 'out')),
      chosen: false,
      pipelines: [join(folder, 'pipelines')],
      workspace: join(folder, 'out'),
    }),
  });
const ask = (...argv: string[]) => saltus('ask', ...argv);
const FAMILY = ['N - {a, 2a+1, b}', '--over', 'a=1..4', '--over', 'b=2a+2..16'];
const RIGHT = 'b != 3a+1 implies period = 2a';

/** Returns the exit code, cases and claims of `--json`. */
async function claimsOf(...argv: string[]) {
  const { code, out } = await ask(...argv, '--json');
  const [{ cases, claims }] = JSON.parse(out).pipelines;
  return { code, cases, claims };
}

describe('ask', () => {
  test('judges a law written as a string, whose mutants the range refutes', async () => {
    const { code, cases, claims } = await claimsOf(...FAMILY, '--law', RIGHT);
    expect([code, cases, claims.length]).toEqual([0, 40, 1]);
    expect(claims[0]).toMatchObject({
      says: RIGHT,
      verdict: 'holds',
      cases: 36,
      untold: [],
      counterexample: null,
    });
  });

  test('lists the mutants that no case of the range refutes', async () => {
    const { code, claims } = await claimsOf(...FAMILY, '--where', 'b > 3a+2', '--law', RIGHT);
    expect(code).toBe(0);
    expect(claims[0].untold).toEqual([
      'b != 2a+1 implies period = 2a or b != 4a+1 implies period = 2a',
      'b != 3a+0 implies period = 2a or b != 3a+2 implies period = 2a',
    ]);
  });

  test('judges closed forms of B and E, and refutes their mutants', async () => {
    const even = ['{1, b}', '--over', 'b=2..12 step 2'];
    const verdicts = [];
    for (const law of [
      'B = (01)^(b div 2) 1',
      'B = <(01)^(b div 2) 1>',
      'B = (01)^(b div 2) 0',
      'B = (01)^b',
    ]) {
      const { claims } = await claimsOf(...even, '--law', law);
      verdicts.push([claims[0].says, claims[0].verdict]);
    }
    expect(verdicts).toEqual([
      ['B = <(01)^(b div 2) 1>', 'holds'],
      ['B = <(01)^(b div 2) 1>', 'holds'],
      ['B = <(01)^(b div 2) 0>', 'fails'],
      ['B = <(01)^b>', 'fails'],
    ]);
    // Heaps 1, 2, 4, 5, … of {1, 2} are won, so E is 0.110110… in base 2.
    const { claims: right } = await claimsOf('{1, b}', '--over', 'b=2..2', '--law', 'E = 6/7');
    expect(right[0]).toMatchObject({ says: 'E = 6/7', verdict: 'holds' });
    const wrong = await ask(...even, '--law', 'B = (01)^q');
    expect([wrong.code, wrong.err]).toEqual([
      2,
      expect.stringContaining('--law: expected the name b, received `q`'),
    ]);
  });

  test('saves a closed form as such in a pipeline that runs', async () => {
    const saved = await ask(
      '{1, b}',
      '--over',
      'b=2..8 step 2',
      '--law',
      'B = (01)^(b div 2) 1',
      '--save',
      'form',
    );
    expect(saved.code).toBe(0);
    const file = readFileSync(join(folder, 'pipelines', 'form.ts'), 'utf8');
    expect(file).toContain("holds: 'B = (01)^(b div 2) 1'");
    expect((await saltus('run', 'form')).code).toBe(0);
  });

  test('shows the least counterexample, how to replay it, and that the checker confirms it', async () => {
    const { code, out, err } = await ask(...FAMILY, '--law', 'period = 2a', '--law', RIGHT);
    expect(code).toBe(1);
    expect(out.split('\n').slice(0, -1)).toEqual([
      'fails in 4 of 40: period = 2a',
      '  smallest counterexample: N - {1, 3, 4}: a = 1, b = 4, period = 12 (confirmed by the checker)',
      "  to see it: npx saltus game 'N - {1, 3, 4}'",
      `holds in 36 of 36: ${RIGHT}`,
    ]);
    expect(err).toBe('');
  });

  test('reads several lines as a paper prints them', async () => {
    const lines = '(1) period = 2a if b != 3a+1,\n(2) 9a + 3 otherwise.';
    const { claims } = await claimsOf(...FAMILY, '--law', lines);
    expect(claims.map(({ says, verdict }: Record<string, string>) => [says, verdict])).toEqual([
      ['b != 3a+1 implies period = 2a', 'holds'],
      ['not (b != 3a+1) implies period = 9a + 3', 'fails'],
    ]);
    const square = await claimsOf('{1, b}', '--over', 'b=2..9', '--law', 'b ≡ 0 (mod 2) iff period > 2');
    expect(square.claims[0]).toMatchObject({
      says: '(b) mod (2) = (0) mod (2) iff period > 2',
      verdict: 'holds',
    });
  });

  test('judges who wins a sum of heaps, and names the measures of sums', async () => {
    const sum = ['{1, 2}:m + {1, 2}:n', '--over', 'm=2..7', '--over', 'n=2..7'];
    const misere = [...sum, '--objective', 'last-player-loses'];
    const { claims } = await claimsOf(...misere, '--law', 'second player wins iff m mod 3 = n mod 3');
    expect(claims[0]).toMatchObject({ says: 'nextWins = 0 iff m mod 3 = n mod 3', verdict: 'fails' });
    const { err } = await ask(...sum, '--law', 'period = 3');
    expect(err).toContain('hint: use nextWins (1 or 0), winner, nimSum or winningMoves');
  });

  test('reads 2e3 as a number unless e is a parameter', async () => {
    expect((await ask('{1, b}', '--over', 'b=2..5', '--law', 'period < 2e3')).code).toBe(1);
    const { code, err } = await ask('{1, e}', '--over', 'e=2..5', '--law', 'period < 2e3');
    expect([code, err]).toEqual([2, expect.stringContaining('hint: write 2000, or 2 * e * 3')]);
  });

  test('does not confuse the verdicts of different laws', async () => {
    const verdicts = [];
    for (const law of ['period = 2a', RIGHT, 'period = 2a']) {
      verdicts.push((await claimsOf(...FAMILY, '--law', law)).claims[0].verdict);
    }
    expect(verdicts).toEqual(['fails', 'holds', 'fails']);
  });

  test('a law without applicable cases or without a refuted mutant is unexpected', async () => {
    const vacuous = await claimsOf(...FAMILY, '--law', 'a > 9 implies period = 1');
    expect([vacuous.code, vacuous.claims[0].verdict]).toEqual([2, 'error']);
    const blunt = await ask(...FAMILY, '--law', 'a < 90');
    expect(blunt.code).toBe(1);
    expect(blunt.out).toContain('no case refutes its mutant');
    const empty = await claimsOf(...FAMILY, '--law', 'period = period');
    expect(empty.code).toBe(1);
    expect(empty.claims[0].why).toMatch(/^data of a wrong game do not refute it, in \d+ cases/);
    const ofLetters = await claimsOf(...FAMILY, '--law', 'b != 2a+2 implies b > 2a+2');
    expect([ofLetters.code, ofLetters.claims[0]]).toMatchObject([
      0,
      { verdict: 'holds', cases: 36, why: '' },
    ]);
  });

  test('lists no surviving mutants of a law that fails', async () => {
    // {1, 2} has T = 3.
    const { claims } = await claimsOf('{b, c}', '--over', 'b=1..2', '--over', 'c=b+1..4', '--law', 'c = T');
    expect(claims[0].verdict).toBe('fails');
    expect(claims[0]).not.toHaveProperty('untold');
  });

  test('reports undecided if the limit is too low', async () => {
    const { code, claims } = await claimsOf(...FAMILY, '--law', 'period > 0', '--limit', '10');
    expect([code, claims[0].verdict]).toEqual([3, 'undecided']);
  });

  test('accepts lists, steps, exponents and the first cases', async () => {
    const { cases } = await claimsOf(
      '{1, b, c}',
      '--over',
      'b=2, 3, 5',
      '--over',
      'c=9..1e2 step 7',
      '--law',
      'period > 1',
    );
    expect(cases).toBe(3 * 14);
    const first = await claimsOf('{1, b}', '--over', 'b=2..', '--first', '5', '--law', 'period > 1');
    expect(first.cases).toBe(5);
  });

  test('writes a table, and a chart on request, if only measures are given', async () => {
    const { code, out } = await ask(...FAMILY, '--measure', 'saltus', '--chart', 'heat:period');
    expect(code).toBe(0);
    expect(out).not.toContain('claims by source');
    expect(out).toMatch(/^ask: 40 cases\n/);
    const written = /(\S*runs\/[0-9a-f]{16})/.exec(out)![1]!;
    const table = readFileSync(join(written, 'data', 'ask.csv'), 'utf8');
    expect(table.split('\n').slice(0, 2)).toEqual([
      'game,a,b,saltus,period,status,why',
      '"N - {1, 3, 4}",1,4,4,12,proved,',
    ]);
    expect(readdirSync(join(written, 'reports', 'ask'))).toContain('heat-period.svg');
    expect(readFileSync(join(written, 'reports', 'ask.md'), 'utf8')).toContain(
      "npx saltus ask 'N - {a, 2a+1, b}' --over 'a=1..4' --over 'b=2a+2..16' --measure saltus --measure period --limit 1000000000 --fresh",
    );
  }, 60_000);

  test('reports how many cases are undecided, if only measures are given', async () => {
    const { code, out } = await ask('{a}', '--over', 'a=1..3', '--measure', 'period', '--limit', '4');
    expect(code).toBe(0);
    expect(out).toMatch(/^ask: 3 cases, of which 1 is undecided within the limit\n/);
  });

  test('replays the known part of a counterexample with an undecided measure', async () => {
    // Within 30 heaps the outcomes of {2, 8, 11} repeat, but the nim-values do not.
    const { code, out } = await ask(
      ...['{2, 8, c}', '--over', 'c=11', '--law', 'T = 14', '--measure', 'period', '--limit', '30'],
    );
    expect(code).toBe(1);
    expect(out).toContain('fails in 1 of 1: T = 14');
  });

  test('draws a point for each case whose measure is known, and reports charts without points', async () => {
    const family = ['{2, 8, c}', '--over', 'c=9..30', '--measure', 'period'];
    const { out } = await ask(...family, '--limit', '30', '--chart', 'points:T');
    const written = /(\S*runs\/[0-9a-f]{16})/.exec(out)![1]!;
    const table = readFileSync(join(written, 'data', 'ask.csv'), 'utf8');
    const known = (column: number) =>
      [...table.matchAll(/^".*",\d+,(\w+),(\w+),/gm)].filter(row => row[column] !== 'undecided').length;
    // Outcomes can repeat earlier than nim-values.
    expect(known(2)).toBeGreaterThan(known(1));
    const reports = join(written, 'reports');
    const chart = readFileSync(join(reports, 'ask', 'points-t.svg'), 'utf8');
    expect(chart.match(/aria-roledescription="point"/g)).toHaveLength(known(2));
    const { usermeta } = JSON.parse(readFileSync(join(reports, 'ask', 'points-t.vl.json'), 'utf8'));
    expect(usermeta.caption).toContain(`; ${22 - known(2)} undecided within 30 heaps, not shown)`);
    const none = await ask(...family, '--limit', '2', '--chart', 'points:T');
    const page = /(\S*runs\/[0-9a-f]{16})/.exec(none.out)![1]!;
    expect(readFileSync(join(page, 'reports', 'ask.md'), 'utf8')).toMatch(
      /^Charts not drawn because none of their values is decided within the limit, .*: T against c\.$/m,
    );
  });

  test('draws a grey square for each undecided case', async () => {
    const { out } = await ask(
      ...['{a, b}', '--over', 'a=1..3', '--over', 'b=a+1..5', '--limit', '5', '--chart', 'heat:period'],
    );
    const written = /(\S*runs\/[0-9a-f]{16})/.exec(out)![1]!;
    const chart = readFileSync(join(written, 'reports', 'ask', 'heat-period.svg'), 'utf8');
    expect(out).toMatch(/^ask: 9 cases, of which 4 are undecided within the limit\n/);
    expect(chart.match(/fill="#909090"/g)).toHaveLength(4);
  });

  test('saves a pipeline that gives the same verdicts, and overwrites none', async () => {
    const question = [
      ...FAMILY,
      '--where',
      'b != 2a + 3',
      '--law',
      RIGHT,
      '--law',
      'period = 2a',
      '--save',
      'two-heaps',
    ];
    const asked = await claimsOf(...question);
    const { out } = await saltus('run', 'two-heaps', '--json');
    const essence = (claims: { verdict: string }[]) =>
      claims.map(({ ...claim }) => ({ ...claim, source: '', restsOn: '' }));
    expect(essence(JSON.parse(out).pipelines[0].claims)).toEqual(essence(asked.claims));
    const again = await ask(...question);
    expect([again.code, again.err]).toEqual([
      2,
      '--save: expected an id not used by any pipeline or page, received two-heaps',
    ]);
  });
});

describe('ask rejects', () => {
  test('two laws, with a hint only for the one that it concerns', async () => {
    const { err } = await ask(...FAMILY, '--law', 'a <', '--law', 'period = saltsu');
    expect(err.match(/--law \d|hint: .*/g)).toEqual(['--law 1', '--law 2', 'hint: did you mean saltus?']);
  });

  test.each<[string, string[], string]>([
    [
      'an unknown parameter',
      ['N - {a, q}', '--over', 'a=1..2', '--measure', 'period'],
      'the game: expected the name a, received `q`',
    ],
    ['an unknown measure', [...FAMILY, '--measure', 'perod'], 'hint: did you mean "period"?'],
    ['no question', FAMILY, 'expected --law'],
    [
      'a law with an error',
      [...FAMILY, '--law', 'period = 2q'],
      '--law: expected one of the names a, b, period, received `q`',
    ],
    ['the second law', [...FAMILY, '--law', 'a < b', '--law', 'a <'], '--law 2: expected a number or a name'],
    ['a misspelt measure', [...FAMILY, '--law', 'perod = 2a'], 'hint: did you mean period?'],
    ['a range', ['{1, b}', '--over', 'b=9..2', '--law', 'b = 1'], '--over b: expected an increasing range'],
    [
      'a condition',
      [...FAMILY, '--where', 'a', '--law', 'b = 1'],
      '--where: expected a condition, received the number `a`',
    ],
    ['a limit', [...FAMILY, '--limit', 'x', '--law', 'b = 1'], '--limit: expected a number of heaps'],
    [
      'an endless range',
      ['{1, b}', '--over', 'b=2..', '--law', 'b = 1'],
      'hint: or say how many cases to keep: --first 40',
    ],
    [
      'a chart of another kind',
      [...FAMILY, '--chart', 'pie:period'],
      '--chart: expected heat, points or line',
    ],
    [
      'a chart of an unknown column, with the columns of such games',
      ['{1, a, b}', '--over', 'a=2..4', '--over', 'b=a+1..9', '--chart', 'heat:Tx'],
      '--chart: expected a column: a, b, preperiod, period, saltus, outcomePreperiod, T, longestRun, pPositions, startPeriods, longestFromStart, received',
    ],
    ['a chart of an unknown column', [...FAMILY, '--chart', 'heat:perod'], 'hint: did you mean heat:period?'],
    [
      'a chart of an unknown column for an invalid family, with the columns of all games',
      ['{1, q}', '--over', 'b=2..9', '--chart', 'line:Tx'],
      '--chart: expected a column: b, preperiod, period, saltus, outcomePreperiod, T, longestRun, pPositions, nimSum,',
    ],
    [
      'a heat map of one parameter',
      ['{1, b}', '--over', 'b=2..9', '--chart', 'heat:period'],
      '--chart: expected a family with at least 2',
    ],
    [
      'a law that is undefined in some case',
      [...FAMILY, '--law', 'b mod (a - 1) = 0'],
      'expected a modulus of at least 1',
    ],
    [
      'a name that is not an id',
      [...FAMILY, '--law', 'a < b', '--save', 'My family'],
      '--save: expected a lower-case name',
    ],
  ])('%s', async (_, argv, message) => {
    const { code, err } = await ask(...argv);
    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(err).not.toMatch(/^\s+at /m);
  });

  test('several options, with the errors of all at once', async () => {
    const { err } = await ask(
      'N - {a, q}',
      '--over',
      'a=1...2',
      '--where',
      'a <',
      '--law',
      'period = z',
      '--limit',
      '0',
    );
    for (const place of ['the game', '--over a', '--where', '--law', '--limit'])
      expect(err.split(`${place}: expected`)).toHaveLength(2);
  });
});

test('onCommandLine leaves an error at an option unchanged', () => {
  const text = { game: '{1, a}', over: { a: '2..9' }, law: [], measure: ['period'], chart: [], limit: '1e9' };
  const asked = askedOf({ ...text, ending: 'normal', objective: 'last-player-wins' }, 'guess');
  const refused = new DefinitionError([{ where: '--over', expected: 'fewer blocks', received: 'more' }]);
  expect(onCommandLine(refused, asked, text.measure)).toEqual(refused);
});

describe('prior work on a game', () => {
  test('one line before the answer names the prior work and its page', async () => {
    const asked = ['N - {a, b, 2a+b}', '--over', 'a=1..3', '--over', 'b=a+1..9'];
    const { err } = await saltus('guess', ...asked, '--measure', 'saltus');
    expect(err.split('\n')[0]).toBe(
      'known here for N - {a, b, 2a+b}: if b != 2a, period = 2a (theorem for all b ≥ a+1; a = 1..20); ' +
        '2 more statements; ' +
        'see reports/guess-fes-a-b-2a-plus-b.md',
    );
    expect((await ask(...asked, '--measure', 'saltus')).err).toContain('known here for N - {a, b, 2a+b}');
    expect((await saltus('prove', '{1, n, 2n}')).err).toContain('known here for {1, n, 2n}');
    expect((await saltus('game', '{1, 3, 4}')).err).toContain('known here for {1, 3, 4}');
    expect((await saltus('game', '{7, 9, 23, 24}')).err).toBe('');
  });

  test('JSON objects have a field for the prior work; lists and single values keep their shape', async () => {
    const { out, err } = await ask(...FAMILY, '--measure', 'period', '--json');
    expect(JSON.parse(out).known.map((one: { pipeline: string }) => one.pipeline)).toEqual([]);
    expect(err).not.toContain('known');
    const one = await saltus('game', '{1, 5, 12}', '--json');
    expect(JSON.parse(one.out).known[0].pipeline).toBe('periods-1-b-c');
    expect((await saltus('game', '{1, 5, 12}', '--heap', '7')).err).toBe('');
    const classes = await saltus('prove', '{1, 2, c}', '--json');
    expect(Array.isArray(JSON.parse(classes.out))).toBe(true);
    const law = await saltus('prove', '{1, 2, c}', '--law', 'period <= c + 1', '--json');
    expect(JSON.parse(law.out.split('\n')[0]!).known.length).toBeGreaterThan(0);
  });
});
