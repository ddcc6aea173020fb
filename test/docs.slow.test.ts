import {
  cpSync,
  existsSync,
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
import { closeLaw, Judge, law } from '../src/claim/index.ts';
import { placesOf } from '../src/cli/places.ts';
import { COLUMN_MEASURES, SERIES_MEASURES } from '../src/engine/index.ts';
import { loadPipeline, pipelineIds, ROOT, UNDECIDED } from '../src/run/index.ts';
import { tokensOf } from '../src/view/document/text.ts';
import { say } from './cli/terminal.ts';
import { committed } from './committed.ts';

const DOCS = readdirSync(join(ROOT, 'docs')).map(name => ({
  name,
  text: readFileSync(join(ROOT, 'docs', name), 'utf8'),
}));

const [folder, cwd] = [mkdtempSync(join(tmpdir(), 'saltus-docs-')), process.cwd()];
const places = () => ({
  ...placesOf(undefined),
  ...placesOf(folder),
  pipelines: [join(folder, 'pipelines')],
});

/** Places as in a clone, where results over another range go to `data/runs`. */
const asInClone = () => ({ ...places(), chosen: false, workspace: folder });

/** The pipeline of the tutorial, as its reader types it. */
const OWN = /```ts\n(.*?)```/s.exec(DOCS.find(({ name }) => name === 'tutorial.md')!.text)![1]!;

beforeAll(async () => {
  // esbuild remembers the working folder of its first import for all later tests of this process.
  await import('esbuild');
  cpSync(join(ROOT, 'pipelines'), join(folder, 'pipelines'), { recursive: true });
  symlinkSync(join(ROOT, 'src'), join(folder, 'src'));
  writeFileSync(join(folder, 'pipelines', 'my-family.ts'), OWN);
  for (const path of ['fes-saltus.csv', 'fes-saltus.result.json'].map(committed))
    cpSync(join(ROOT, path), join(folder, path));
  for (const name of ['flammenkamp-1997-periods-below-30.csv', 'sleator-slusky-2012.csv'])
    cpSync(join(ROOT, 'data', 'published', name), join(folder, 'data', 'published', name));
  for (const name of ['collapse.svg', 'collapse.vl.json'])
    cpSync(join(ROOT, 'reports', 'fes-saltus', name), join(folder, 'reports', 'fes-saltus', name));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(cwd);
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the commands of a text, without `npx saltus` and comments: lines of code blocks, and code in table cells. */
function commandsIn(text: string): string[] {
  const lines = text.matchAll(/^(?:\| `)?npx saltus (.*?)(?:\s+#.*|` \|.*)?$/gm);
  return [...new Set(Array.from(lines, match => match[1]!))];
}

/** Splits a line as a shell does, with words in single quotes. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
}

async function expectToWork(words: readonly string[]): Promise<void> {
  const { code, out, err } = await say(words, { places });
  expect(err).not.toContain('expected');
  expect(code, err).toBe(0);
  expect(out + err).not.toBe('');
}

/** Replacements that shorten slow commands without changing their output's form. */
const SMALLER: readonly (readonly [string, string])[] = [
  ['--terms 32452843', '--terms 10000'],
  ['a=1..50', 'a=1..3'],
  ['b=3a..12a', 'b=3a..6a'],
  ['a+7, 2a+7', 'a+3, 2a+3'],
  ['{100, 273, 373}', '{10, 27, 37}'],
  ['--limit 1e9', '--limit 1e6'],
  [' --jobs 2', ''],
  // The folders that the shards before it would write.
  ['--from pod-0 pod-1', '--from .'],
];
const madeSmaller = (command: string) =>
  SMALLER.reduce((text, [large, small]) => text.replace(large, small), command);

/** Whether a command draws a chart; those are tested as research tasks below. */
const isTask = (line: string) => line.startsWith('ask ') && line.includes(' --chart ');

/** Whether a command belongs to a named run; those are tested together. */
const isOfNamedRun = (line: string) => /^runs\b| --name /.test(line);

const planned = (line: string) => line.replace(/^run /, 'plan ').replace(/ --fresh| --jobs \d+/g, '');

/** Commands to test: runs are only planned, and the site and the checker in Coq have tests of their own. */
const PLANNED = DOCS.flatMap(({ text }) => commandsIn(text))
  .filter(line => line !== 'report' && !line.includes(' --with coq') && !isOfNamedRun(line) && !isTask(line))
  .map(planned);

describe('the commands of the guide work:', () => {
  test.each([...new Set(PLANNED)])('saltus %s', line => expectToWork(wordsOf(madeSmaller(line))));

  test('there are more than ten commands', () => {
    expect(PLANNED.length).toBeGreaterThan(10);
  });
});

describe('the commands of the README work:', () => {
  // Commands in the guide are tested above, except that `verify` has another file here.
  const all = commandsIn(readFileSync(join(ROOT, 'README.md'), 'utf8'));
  const commands = all
    .map(line => (all.includes(line.replace(/^run /, 'recheck ')) ? line : planned(line)))
    .filter(line => line.startsWith('verify ') || !PLANNED.includes(line));
  beforeAll(() => writeFileSync(join(folder, 'moves.txt'), '2\n3\n7\n'));

  test.each(commands)('saltus %s', async command => {
    // One thread, because others would load all modules again.
    await expectToWork(wordsOf(madeSmaller(command)));
  });

  test('there are more than four commands', () => {
    expect(commands.length).toBeGreaterThan(4);
  });
});

test("the tutorial's family has ten lines and a law, and its claim holds", async () => {
  const { code, out } = await say(['run', 'my-family', '--json'], { places });
  expect(code).toBe(0);
  const [{ claims, cases }] = JSON.parse(out).pipelines;
  expect(cases).toBe(59);
  expect(claims[0]).toMatchObject({ id: 'pure', verdict: 'holds' });
});

test('the example of a new source is short, and its run names the wrong cell and confirms claim and erratum', async () => {
  const { text } = DOCS.find(({ name }) => name === 'pipelines.md')!;
  const [, example] = /## A source with a table, a claim and an erratum\n(.*?)\n## /s.exec(text)!;
  const [csv, pipeline] = [/```csv\n(.*?)```/s, /```ts\n(.*?)```/s].map(code => code.exec(example!)![1]!);
  expect(pipeline!.split('\n').length).toBeLessThan(40);
  const own = { pipelines: join(folder, 'own'), published: join(folder, 'own-tables') };
  for (const path of Object.values(own)) mkdirSync(path);
  writeFileSync(join(own.published, 'doe-2001.csv'), csv!);
  writeFileSync(join(own.pipelines, 'doe.ts'), pipeline!);
  const { code, out, err } = await say(['run', 'doe', '--json'], {
    places: () => ({
      ...places(),
      pipelines: [own.pipelines],
      published: [...places().published, own.published],
    }),
  });
  expect(code, err).toBe(1);
  expect(JSON.parse(out).pipelines[0].claims).toMatchObject([
    { id: 'doe-2001', verdict: 'fails', expected: false },
    { id: 'from-3', verdict: 'holds', expected: true },
    { id: 'every-b', verdict: 'fails', expected: true },
  ]);
});

test('the tutorial reads tables in the format in which they are written', () => {
  const { text } = DOCS.find(({ name }) => name === 'tutorial.md')!;
  expect(text).toContain(`na_values='${UNDECIDED}'`);
  expect(text).toContain(`na.strings = "${UNDECIDED}"`);
  for (const [, path] of text.matchAll(/(?:`|['"])((?:data|reports)\/fes-saltus[^`'"]*)/g)) {
    expect([path, existsSync(join(ROOT, path!))]).toEqual([path, true]);
  }
});

test('formulas contain nothing that GitHub reads as Markdown: an escape, a tag, or emphasis', () => {
  const formulas = DOCS.flatMap(({ text }) => tokensOf(text))
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === 'formula')
    .map(({ content }) => content);
  expect(formulas.length).toBeGreaterThan(300);
  expect(formulas.filter(tex => /\\[!-/:-@[-`{-~]|<[a-z/]|\*|(^|[^a-z0-9])_/i.test(tex))).toEqual([]);
});

test('the guide names all measures and series, and no others', () => {
  const text = DOCS.find(({ name }) => name === 'pipelines.md')!.text;
  const named = [...text.matchAll(/^\| (`[^|]*`) \| (?:finite|all|sums)[^|]*\|/gm)].flatMap(([, names]) =>
    [...names!.matchAll(/`(\w+)`/g)].map(match => match[1]!),
  );
  const known = [COLUMN_MEASURES, SERIES_MEASURES].flatMap(Object.keys);
  expect(named.toSorted()).toEqual(known.toSorted());
});

test('the formulas about sequences in the guide hold, and a case refutes their mutants', () => {
  const text = DOCS.find(({ name }) => name === 'pipelines.md')!.text;
  const [, section] = /### Formulas about sequences\n(.*?)\n### /s.exec(text)!;
  const laws = [...section!.matchAll(/claim\('(\w+)', \{ holds: '([^']+)' \}\)/g)].map(([, id, holds]) =>
    closeLaw(law({ id: id!, holds: holds! }), ['b'], ['f']),
  );
  expect(laws).toHaveLength(2);
  const judge = new Judge(laws, () => []);
  for (let b = 2; b <= 20; b++) {
    const outcomes: number[] = [];
    for (let n = 0; n < 3 * b; n++)
      outcomes.push([1, b].some(move => move <= n && outcomes[n - move] === 0) ? 1 : 0);
    judge.add({ at: [b], game: `{1, ${b}}`, values: { b }, series: { outcomes } });
  }
  const [start, recurrence] = judge.tallies;
  expect(start).toMatchObject({ met: 10, holds: 10, mutantRefuted: 10 });
  expect(recurrence).toMatchObject({ met: 19, holds: 19, mutantRefuted: 19 });
});

test('the places in the guide that theorems cite exist', async () => {
  const pipelines = await Promise.all(pipelineIds().map(id => loadPipeline(id)));
  const laws = pipelines.flatMap(({ definition }) => definition.claims);
  const references = laws.flatMap(law =>
    law.kind === 'law' && law.theorem?.reference.startsWith('docs/') ? [law.theorem.reference] : [],
  );
  const lost = [...new Set(references)].filter(reference => {
    const [file, place] = reference.split(', ') as [string, string];
    const text = readFileSync(join(ROOT, file), 'utf8');
    const [, kind, number] = /^(section|Theorem|Lemma) (\d+)$/.exec(place) ?? [];
    if (kind === undefined) return !text.includes(`\`${place}\``);
    const mark =
      kind === 'section' ? new RegExp(`^## ${number}\\. `, 'm') : new RegExp(`\\*\\*${kind} ${number}\\b`);
    return !mark.test(text);
  });
  expect(references.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test('each theorem of Coq that a claim names is stated, proved, and listed in the guide', async () => {
  const pipelines = await Promise.all(pipelineIds().map(id => loadPipeline(id)));
  const laws = pipelines.flatMap(({ definition }) => definition.claims).filter(law => law.kind === 'law');
  const named = new Set(laws.flatMap(law => [...(law.theorem?.coq ?? []), ...(law.erratum?.coq ?? [])]));
  const [statements, proofs, guide] = ['proofs/Statement.v', 'proofs/Proved.v', 'docs/what-is-proved.md'].map(
    file => readFileSync(join(ROOT, file), 'utf8'),
  ) as [string, string, string];
  const isMissing = (name: string) =>
    !statements.includes(`Definition ${name} : Prop`) ||
    !new RegExp(`^Theorem \\w+ : ${name}\\. Proof\\.`, 'm').test(proofs) ||
    !guide.includes(`\`${name}\``);
  expect(named).toContain('Sharp_conjecture_12');
  expect(named).toContain('Lemma_8_fails_for_3a');
  expect([...named].filter(isMissing)).toEqual([]);
});

describe('research tasks take a command or two of the tutorial:', () => {
  const { text } = DOCS.find(({ name }) => name === 'tutorial.md')!;
  const commands = commandsIn(text);
  const theOne = (words: RegExp) => {
    const found = commands.filter(line => words.test(line));
    expect(found).toHaveLength(1);
    return found[0]!;
  };
  const runsFolder = join(folder, 'data', 'runs');
  const filesOfRuns = () =>
    readdirSync(runsFolder, { recursive: true, encoding: 'utf8' }).map(path => join(runsFolder, path));

  test('a law on N - {a, 2a+1, b}, with table and heat map', async () => {
    const line = theOne(/^ask .* --chart heat:period/);
    expect((await say(wordsOf(line), { places: asInClone })).code).toBe(0);
    const [csv] = filesOfRuns().filter(path => path.endsWith('data/ask.csv'));
    const rows = readFileSync(csv!, 'utf8').matchAll(/^"[^"]*",(\d+),(\d+),(\d+),proved,$/gm);
    const numbers = [...rows].map(([, ...cells]) => cells.map(Number));
    expect(numbers).toHaveLength(480);
    expect(numbers.filter(([a, b]) => b !== 3 * a! + 1)).toHaveLength(470);
    expect(numbers.filter(([a, b, period]) => b !== 3 * a! + 1 && period !== 2 * a!)).toEqual([]);
    for (const ending of ['svg', 'vl.json'])
      expect(filesOfRuns().filter(path => new RegExp(`reports/ask/.*[.]${ending}$`).test(path))).toHaveLength(
        1,
      );
  });

  test('the b-file and the DATA line of take-a-square agree with the definition', async () => {
    const terms: number[] = [];
    for (let n = 0; n < 10_000; n++) {
      const reached = new Set<number>();
      for (let k = 1; k * k <= n; k++) reached.add(terms[n - k * k]!);
      let mex = 0;
      while (reached.has(mex)) mex++;
      terms.push(mex);
    }
    await say(wordsOf(theOne(/^sequence squares .* --format b-file/)), { places });
    expect(readFileSync(join(folder, 'b014586.txt'), 'utf8')).toBe(
      terms.map((term, n) => `${n} ${term}\n`).join(''),
    );
    const { out } = await say(wordsOf(theOne(/^sequence squares .* --format data/)), { places });
    expect(terms.join(', ').startsWith(out.trim())).toBe(true);
    expect(out.split(', ').length).toBeGreaterThan(80);
  });
});

test('the commands of the guide on a named run work in order', async () => {
  const lines = DOCS.flatMap(({ text }) => commandsIn(text)).filter(isOfNamedRun);
  expect(lines).toHaveLength(3);
  for (const line of ['run fes-saltus', ...lines]) {
    const { code, out, err } = await say(wordsOf(line), { places: asInClone });
    expect(code, `${line}\n${err}`).toBe(0);
    if (line === 'runs') expect(out).toContain('  wide  fes-saltus: N - {a, b, a+b}; a = 5..12;');
    if (line.startsWith('runs compare'))
      expect(out).toMatch(/^160 rows in both, alike; 160 only in wide, 160 only in/);
  }
  const written = readdirSync(join(folder, 'data', 'runs'), { recursive: true, encoding: 'utf8' });
  for (const file of ['tables.tex', 'staircase.svg', 'collapse.svg'])
    expect(written.filter(path => path.endsWith(`reports/fes-saltus/${file}`))).toHaveLength(1);
  const [tables] = written.filter(path => path.endsWith('reports/fes-saltus/tables.tex'));
  const table = readFileSync(join(folder, 'data', 'runs', tables!), 'utf8');
  for (const a of [5, 12]) expect(table).toMatch(new RegExp(`a = ${a}\\b`));
});
