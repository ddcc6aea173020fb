import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { playground, say } from './terminal.ts';

const { folder, places } = playground();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder for a single pipeline, so that everything is built quickly. */
const pipelines = join(folder, 'pipelines');
const few = (out: string | undefined) => ({ ...places(out), pipelines: [pipelines] });

const KISSES = readFileSync(join(ROOT, 'pipelines', 'nim-2', 'kisses.ts'), 'utf8').replace(
  "'../../src/index.ts'",
  `'${join(ROOT, 'src', 'index.ts')}'`,
);

test('report without any run is rejected, with the command to run', async () => {
  mkdirSync(pipelines, { recursive: true });
  writeFileSync(join(pipelines, 'kisses.ts'), KISSES);
  cpSync(join(ROOT, 'pipelines', 'nim-2', 'kisses.charts.ts'), join(pipelines, 'kisses.charts.ts'));
  const { code, out, err } = await say(['report'], { places: few });
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toBe(
    `${folder}: expected a folder with results, *.result.json in data or a folder of data, received nothing\n  hint: run: npx saltus run`,
  );
  expect(existsSync(join(folder, 'reports', 'site'))).toBe(false);
  const there = await say(['report', '--out', folder], { places: few });
  expect(there.err).toContain(`hint: run: npx saltus run --out '${folder}'`);
});

test('a run of all pipelines ends with the site, and report rebuilds it, naming obsolete tables', async () => {
  const { code, out } = await say(['run'], { places: few });
  expect(code).toBe(0);
  expect(out).toContain(join('reports', 'site', 'index.html'));
  const front = join(folder, 'reports', 'site', 'index.html');
  const before = readFileSync(front, 'utf8');
  expect(before).toContain('not as printed');
  rmSync(front);
  const [left, descriptor] = ['removed.claims.csv', 'datapackage.json'].map(name =>
    join(folder, 'data', name),
  );
  writeFileSync(left!, 'id\n');
  const said = await say(['report', '--json'], { places: few });
  expect(said.code).toBe(0);
  expect(JSON.parse(said.out).site).toBe(front);
  expect(readFileSync(front, 'utf8')).toBe(before);
  expect(said.err).toContain(left!);
  expect(said.err).not.toContain('kisses');
  expect(JSON.parse(said.out).files).not.toContain(left!);
  expect(readFileSync(descriptor!, 'utf8')).not.toContain('removed');
});

test("report keeps the user's files in the site folder, and removes its own obsolete ones", async () => {
  const site = join(folder, 'reports', 'site');
  writeFileSync(join(site, 'notes.txt'), 'mine');
  writeFileSync(join(pipelines, 'second.ts'), KISSES.replace("id: 'kisses'", "id: 'second'"));
  expect((await say(['run', 'second'], { places: few })).code).toBe(0);
  expect((await say(['report'], { places: few })).code).toBe(0);
  const page = join(site, 'pipelines', 'second.html');
  expect(existsSync(page)).toBe(true);
  writeFileSync(join(site, 'figures', 'second', 'positions.svg'), 'edited');
  for (const path of ['pipelines/second.ts', 'data/second.result.json']) rmSync(join(folder, path));
  expect((await say(['report'], { places: few })).code).toBe(0);
  expect(existsSync(page)).toBe(false);
  expect(readFileSync(join(site, 'notes.txt'), 'utf8')).toBe('mine');
  expect(readFileSync(join(site, 'figures', 'second', 'positions.svg'), 'utf8')).toBe('edited');
});

test('report overwrites a page only if saltus wrote it, with or without a list of files', async () => {
  const site = join(folder, 'reports', 'site');
  const front = join(site, 'index.html');
  const before = readFileSync(front, 'utf8');
  writeFileSync(front, 'mine');
  const { code, err } = await say(['report'], { places: few });
  expect(code).toBe(2);
  expect(err).toContain(`${front}: expected no file, or a file that saltus wrote, received a file`);
  expect(readFileSync(front, 'utf8')).toBe('mine');
  for (const name of readdirSync(site)) if (name.startsWith('.saltus-files-')) rmSync(join(site, name));
  writeFileSync(front, before.replace('</h1>', ' of an older version</h1>'));
  expect((await say(['report'], { places: few })).code).toBe(0);
  expect(readFileSync(front, 'utf8')).toBe(before);
});

test('report draws a figure again if one of its files was changed, also on the site', async () => {
  const [figure, shown] = ['reports/kisses', 'reports/site/figures/kisses'].map(at =>
    join(folder, at, 'positions.svg'),
  );
  const drawn = readFileSync(figure!, 'utf8');
  writeFileSync(figure!, drawn.replace('</svg>', '<script>alert(1)</script></svg>'));
  expect((await say(['report'], { places: few })).code).toBe(0);
  expect(readFileSync(figure!, 'utf8')).toBe(drawn);
  expect(readFileSync(shown!, 'utf8')).toBe(drawn);
});

test('report rejects verdicts of another function with the same text', async () => {
  const path = join(pipelines, 'kisses.ts');
  const other = KISSES.replace('outcomes[heap] === outcome)', 'outcomes[heap] !== 1 - outcome)');
  expect(other).not.toBe(KISSES);
  writeFileSync(path, other);
  const { code, err } = await say(['report'], { places: few });
  writeFileSync(path, KISSES);
  expect(code).toBe(2);
  expect(err).toContain(
    'received a result judged before a claim or a printed table changed\n  hint: npx saltus run kisses',
  );
  expect((await say(['report'], { places: few })).code).toBe(0);
});

test('report uses edited texts and charts of a pipeline, and a run then computes and judges nothing', async () => {
  const blocks = join(folder, 'data', 'runs', 'blocks');
  const before = readdirSync(blocks, { recursive: true });
  const edits = [
    ['Who wins if each player', 'Which player wins if each'],
    ['The moves take 4, 3 or 1.', 'A move takes 4, 3 or 1.'],
    ['/** The printed outcomes', '/** Another comment: the printed outcomes'],
  ] as const;
  let other = KISSES;
  for (const [from, to] of edits) {
    expect(other).toContain(from);
    other = other.replace(from, to);
  }
  writeFileSync(join(pipelines, 'kisses.ts'), other);
  const [title, otherTitle] = [
    'The player to move loses with 0, 2, 7 or 9 kisses',
    'With 0, 2, 7 or 9 kisses the player to move loses',
  ] as const;
  const charts = readFileSync(join(pipelines, 'kisses.charts.ts'), 'utf8');
  expect(charts).toContain(title);
  writeFileSync(join(pipelines, 'kisses.charts.ts'), charts.replace(title, otherTitle));
  const { code, err } = await say(['report'], { places: few });
  expect({ code, err }).toMatchObject({ code: 0 });
  const page = readFileSync(join(folder, 'reports', 'kisses.md'), 'utf8');
  for (const [, to] of [...edits.slice(0, 2), ['', otherTitle]]) expect(page).toContain(to);
  const result = readFileSync(join(folder, 'data', 'kisses.result.json'), 'utf8');
  expect((await say(['run', 'kisses'], { places: few })).out).toContain('up to date');
  expect(readFileSync(join(folder, 'data', 'kisses.result.json'), 'utf8')).toBe(result);
  expect(readdirSync(blocks, { recursive: true })).toEqual(before);
  writeFileSync(join(pipelines, 'kisses.ts'), KISSES);
  writeFileSync(join(pipelines, 'kisses.charts.ts'), charts);
  expect((await say(['report'], { places: few })).code).toBe(0);
});

test('a run of another range leaves the site unchanged', async () => {
  const front = join(folder, 'reports', 'site', 'index.html');
  writeFileSync(front, 'as it was');
  expect((await say(['run', '--limit', '1e5'], { places: few })).code).toBe(0);
  expect(readFileSync(front, 'utf8')).toBe('as it was');
});

test('an outdated file in a folder given by --out is reported with the command that rebuilds it there', async () => {
  rmSync(join(folder, 'data', 'kisses.csv'));
  const { code, err } = await say(['report', '--out', folder], { places: few });
  expect(code).toBe(2);
  expect(err).toContain(`hint: npx saltus run kisses --out '${folder}'`);
});
