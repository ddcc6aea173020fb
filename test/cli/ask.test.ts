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
import { placesOf } from '../../src/cli/places.ts';
import { onCommandLine, questionOf } from '../../src/cli/question-of.ts';
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

  test('does not confuse the verdicts of different laws', async () => {
    const verdicts = [];
    for (const law of ['period = 2a', RIGHT, 'period = 2a']) {
      verdicts.push((await claimsOf(...FAMILY, '--law', law)).claims[0].verdict);
    }
    expect(verdicts).toEqual(['fails', 'holds', 'fails']);
  });

  test('lists no surviving mutants of a law that fails', async () => {
    // {1, 2} has T = 3.
    const { claims } = await claimsOf('{b, c}', '--over', 'b=1..2', '--over', 'c=b+1..4', '--law', 'c = T');
    expect(claims[0].verdict).toBe('fails');
    expect(claims[0]).not.toHaveProperty('untold');
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

test('onCommandLine leaves an error at an option unchanged', () => {
  const text = { game: '{1, a}', over: { a: '2..9' }, law: [], measure: ['period'], chart: [], limit: '1e9' };
  const asked = questionOf({ ...text, ending: 'normal', objective: 'last-player-wins' }, 'guess');
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
    expect(JSON.parse(out).known.map((family: { pipeline: string }) => family.pipeline)).toEqual([]);
    expect(err).not.toContain('known');
    const answer = await saltus('game', '{1, 5, 12}', '--json');
    expect(JSON.parse(answer.out).known[0].pipeline).toBe('periods-1-b-c');
    expect((await saltus('game', '{1, 5, 12}', '--heap', '7')).err).toBe('');
    const classes = await saltus('prove', '{1, 2, c}', '--json');
    expect(Array.isArray(JSON.parse(classes.out))).toBe(true);
    const law = await saltus('prove', '{1, 2, c}', '--law', 'period <= c + 1', '--json');
    expect(JSON.parse(law.out.split('\n')[0]!).known.length).toBeGreaterThan(0);
  });
});
