import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DefinitionError } from '../../src/errors.ts';
import { digestOf } from '../../src/plan/index.ts';
import { loadPipeline, ROOT, readPublished, writeWhole } from '../../src/run/index.ts';
import { sourcesByKey } from '../../src/view/citation.ts';
import { DataFolder } from '../../src/view/data-folder.ts';
import { renderFigure } from '../../src/view/figure/figure.ts';
import { specIssues } from '../../src/view/figure/spec-issues.ts';
import { drawnFigure } from '../../src/view/figure-files.ts';
import { pipelineFiles } from '../../src/view/pipeline-files.ts';
import { currentResults } from '../../src/view/results.ts';
import { committed } from '../committed.ts';
import { CREDITS } from './example-result.ts';

const sources = sourcesByKey(readPublished('sources.csv'));
const [result] = await currentResults([await loadPipeline('kisses')], new DataFolder(ROOT));
const [chart] = result!.asked.charts;

/** Creates a folder with the table of the result and its figure, which is drawn and then changed. */
async function folderWith(change: (figure: string) => void): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'saltus-figure-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'data'));
  cpSync(join(ROOT, committed('kisses.moves.csv')), join(folder, committed('kisses.moves.csv')));
  await draw(folder);
  change(join(folder, 'reports', 'kisses', 'positions'));
  return folder;
}

/** The figure, drawn once for all tests. */
let figure: ReturnType<typeof renderFigure> | undefined;

/** Draws the figure if necessary, and returns how often. */
async function draw(folder: string, drawnBy = 'a digest'): Promise<number> {
  let drawn = 0;
  const render = (...args: Parameters<typeof renderFigure>) => {
    drawn++;
    return (figure ??= renderFigure(...args));
  };
  const context = { data: new DataFolder(folder), sources, drawnBy, render };
  const { files } = (await drawnFigure(result!, chart!, context))!;
  for (const { path, pieces } of files) writeWhole(join(folder, path), pieces);
  return drawn;
}

const bytesOf = (folder: string) => {
  const figures = join(folder, 'reports', 'kisses');
  return Object.fromEntries(
    readdirSync(figures).map(name => [name, readFileSync(join(figures, name), 'latin1')]),
  );
};

describe('a figure', () => {
  test('exists unchanged if its files exist', async () => {
    expect(await draw(await folderWith(() => {}))).toBe(0);
  });

  test('must be drawn again if other code drew it', async () => {
    const folder = await folderWith(() => {});
    expect(await draw(folder, 'another digest')).toBe(1);
    expect(await draw(folder, 'another digest')).toBe(0);
  });

  const ENDINGS = ['svg', 'vl.json'];
  test.each([
    ...ENDINGS.map(ending => ['is missing', ending, (file: string) => rmSync(file)] as const),
    ...ENDINGS.map(ending => ['was changed', ending, (file: string) => appendFileSync(file, ' ')] as const),
    ['is empty', 'vl.json', (file: string) => truncateSync(file)] as const,
    ['is another', 'vl.json', (file: string) => writeFileSync(file, '{}')] as const,
  ])('returns to the same bytes if a file %s: %s', async (_, ending, change) => {
    const expected = bytesOf(await folderWith(() => {}));
    const folder = await folderWith(figure => change(`${figure}.${ending}`));
    expect(await draw(folder)).toBe(1);
    expect(bytesOf(folder)).toEqual(expected);
  });

  test('contains a valid Vega-Lite specification, with the digest of its drawing, its caption and a description', async () => {
    const folder = await folderWith(() => {});
    const read = (ending: string) => readFileSync(join(folder, 'reports', 'kisses', `positions.${ending}`));
    const { $schema: _, data: __, usermeta, ...spec } = JSON.parse(read('vl.json').toString());
    expect(specIssues(spec, 'positions')).toEqual([]);
    expect(usermeta.svg).toBe(digestOf(read('svg')));
    expect(usermeta.caption).toContain('kiss');
    expect(usermeta.words).toMatch(/^Lines along kisses/);
  });
});

test('a chart error is reported and its figure omitted, but any other error while drawing is thrown', async () => {
  const reported: unknown[] = [];
  const composed = async (thrown: Error) => {
    const render = () => Promise.reject(thrown);
    const context = {
      data: new DataFolder(ROOT),
      sources,
      credits: CREDITS,
      drawnBy: 'another digest',
      render,
      atOnce: 2,
      printed: () => [],
    };
    const paths: string[] = [];
    for await (const { path } of pipelineFiles(result!, context, chartError => reported.push(chartError)))
      paths.push(path);
    return paths;
  };
  const chartError = new DefinitionError([{ where: 'x', expected: 'a chart', received: 'none' }]);
  const paths = await composed(chartError);
  expect(reported).toEqual([chartError]);
  expect(paths).toContain('reports/kisses.md');
  expect(paths.filter(path => path.startsWith('reports/kisses/positions'))).toEqual([]);
  await expect(composed(new Error('no memory'))).rejects.toThrow('no memory');
});
