import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { SmallPipeline } from './small-pipeline.ts';
import { say } from './terminal.ts';

let small: SmallPipeline;
let folder: string;
beforeEach(() => {
  small = new SmallPipeline();
  small.chosen = false;
  folder = mkdtempSync(join(tmpdir(), 'saltus-export-'));
});
afterEach(() => {
  small.remove();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...more: string[]) => small.say('run', 'small', ...more);

async function readParquet(name: string) {
  const { buffer, byteOffset, byteLength } = readFileSync(join(folder, name));
  const file = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  return { rows: await parquetReadObjects({ file }), metadata: parquetMetadata(file) };
}

/** The rows as the CSV file has them, all cells as texts. */
function rowsOfCsv(path: string): Record<string, string>[] {
  const [header, ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  const names = header!.split(',');
  return lines.map(line => Object.fromEntries(line.split(',').map((text, i) => [names[i]!, text])));
}

const asText = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [name, cell === null ? 'undecided' : `${cell}`]),
  );

describe('a table in another format', () => {
  test('has the cells of the CSV file, with their types', async () => {
    await run();
    const csv = rowsOfCsv(join(small.folder, 'out', 'data', 'small.csv'));
    const lines = (await small.say('export', 'small')).out.split('\n').map(line => JSON.parse(line));
    expect(lines.map(asText)).toEqual(csv);
    expect(lines[2]).toMatchObject({ game: 'N - {3}', a: 3, period: 6 });
    const said = await small.say(
      'export',
      'small',
      '--format',
      'parquet',
      '--out',
      join(folder, 'p.parquet'),
    );
    expect(said).toMatchObject({ code: 0, out: '', err: expect.stringContaining('12 rows of small') });
    const { rows, metadata } = await readParquet('p.parquet');
    expect(rows.map(asText)).toEqual(csv);
    expect(rows[2]).toMatchObject({ game: 'N - {3}', a: 3n, period: 6n });
    expect(metadata.key_value_metadata?.find(({ key }) => key === 'description')?.value).toMatch(
      /engine .*plan sha256/,
    );
  });

  test('is the same bytes each time, and of a summary or another run where that is asked', async () => {
    await run();
    await run('--over', 'a=5..6', '--name', 'few');
    const bytes = [];
    for (const name of ['1', '2']) {
      await small.say('export', 'small', '--format', 'parquet', '--out', join(folder, name));
      bytes.push(readFileSync(join(folder, name)));
    }
    expect(bytes[0]!.equals(bytes[1]!)).toBe(true);
    expect((await small.say('export', 'small', '--run', 'few')).out.split('\n')).toHaveLength(2);
    const groups = (await small.say('export', 'small', '--table', 'residues')).out.split('\n');
    expect(groups.map(line => JSON.parse(line).cases)).toEqual([4, 4, 4]);
  });

  test('has null for what is not known within the limit', async () => {
    await run('--limit', '10', '--name', 'short');
    const lines = (await small.say('export', 'small', '--run', 'short')).out
      .split('\n')
      .map(line => JSON.parse(line));
    const open = lines.filter(({ period }) => period === null);
    expect(open.length).toBeGreaterThan(0);
    expect(open[0]).toMatchObject({ status: 'undecided', why: expect.stringMatching(/^within 10: /) });
    await small.say(
      'export',
      'small',
      '--run',
      'short',
      '--format',
      'parquet',
      '--out',
      join(folder, 'short'),
    );
    const { rows } = await readParquet('short');
    expect(rows.filter(({ period }) => period === null)).toHaveLength(open.length);
  });

  test('is a table for a paper, or one of rows against columns, with a dash where there is no case', async () => {
    await run();
    const latex = (...more: string[]) => small.say('export', 'small', '--format', 'latex', ...more);
    const whole = (await latex()).out;
    expect(whole).toContain('{game} & {$a$} & {preperiod} & {period} & {saltus} & {status} & {why} \\\\');
    expect(whole).toContain('N \\ensuremath{-} \\{3\\} & 3 & 0 & 6 & 3 & proved &  \\\\');
    const grid = (await latex('--grid', 'period, a, saltus')).out;
    expect(grid).toContain(
      `{period \\textbackslash{} $a$} & ${[...Array(12).keys()].map(i => `{${i + 1}}`).join(' & ')} \\\\`,
    );
    expect(grid).toContain(' Cells: saltus.}');
    const sixth = Array.from({ length: 12 }, (_, i) => (i === 2 ? '3' : '{–}')).join(' & ');
    expect(grid).toContain(`\n6 & ${sixth} \\\\\n`);
  });

  test('says of play what is not usual, and so does the descriptor of all tables', async () => {
    const rule = 'heap below the least move may be taken whole';
    const [usual, other] = ['fes-worked-example', 'stone-picking-example'];
    for (const id of [usual, other]) {
      const { out } = await say(['export', id, '--format', 'latex']);
      expect(out.includes(` A ${rule}.}\\label{tab:${id}}`)).toBe(id === other);
    }
    const { resources } = JSON.parse(readFileSync(join(ROOT, 'data', 'datapackage.json'), 'utf8')) as {
      resources: readonly { readonly name: string; readonly description: string }[];
    };
    const descriptionOf = (id: string) => resources.find(({ name }) => name === id)?.description;
    expect(descriptionOf(other)).toContain(`One row a case; a ${rule}; engine `);
    expect(descriptionOf(usual)).toContain('One row a case; engine ');
  });

  test.each([
    [['export', 'small', '--format', 'parquet'], '--out: expected a file, for parquet, received nothing'],
    [
      ['export', 'small', '--table', 'nosuch'],
      '--table: expected a table of small: small, small.residues, received nosuch',
    ],
    [
      ['export', 'small', '--grid', 'a,b,c'],
      '--grid: expected only with --format latex, received json-lines',
    ],
    [
      ['export', 'small', '--format', 'latex', '--grid', 'a,b'],
      '--grid: expected three of game, a, preperiod, period, saltus, status, why, such as a,b,period, received a,b',
    ],
    [
      ['export', 'small', '--format', 'latex', '--grid', 'preperiod,status,a'],
      '--grid: expected one case in each place, received two cases with preperiod = 0 and status = proved',
    ],
    [['export', 'small', '--run', 'nosuch'], 'run: expected the name of a run'],
    [['export', 'nosuch'], 'pipeline: expected a pipeline that saltus list names, received nosuch'],
    [
      ['export', 'small', '--format', 'xml'],
      '--format: expected "json-lines" or "latex" or "parquet" or "pari" or "sage", received "xml"',
    ],
  ])('%j: is refused', async (argv, message) => {
    await run();
    const { code, err, out } = await small.say(...argv);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('is not made of a file that was changed', async () => {
    await run();
    const { writeFileSync } = await import('node:fs');
    const path = join(small.folder, 'out', 'data', 'small.csv');
    writeFileSync(path, readFileSync(path, 'utf8').replace(',6,', ',7,'));
    const { code, err } = await small.say('export', 'small');
    expect(err).toContain('data/small.csv: expected the table that was written');
    expect(code).toBe(2);
  });
});
