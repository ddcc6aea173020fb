import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DefinitionError } from '../../src/errors.ts';
import { loadPipeline, ROOT, readPublished } from '../../src/run/index.ts';
import { sourcesByKey } from '../../src/view/citation.ts';
import { DataFolder } from '../../src/view/data-folder.ts';
import { renderFigure } from '../../src/view/figure/figure.ts';
import { drawnFigure } from '../../src/view/figure-files.ts';
import { pipelineFiles } from '../../src/view/pipeline-files.ts';
import { soundResults } from '../../src/view/results.ts';
import { CREDITS } from './example-result.ts';

const sources = sourcesByKey(readPublished('sources.csv'));
const [result] = soundResults([await loadPipeline('kisses')], new DataFolder(ROOT));
const [chart] = result!.asked.charts;

/** A folder with the result's table and its figure, which is changed. */
function folderWith(change: (figure: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'saltus-figure-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'data'));
  cpSync(join(ROOT, 'data', 'kisses.moves.csv'), join(folder, 'data', 'kisses.moves.csv'));
  cpSync(join(ROOT, 'reports', 'kisses'), join(folder, 'reports', 'kisses'), { recursive: true });
  change(join(folder, 'reports', 'kisses', 'positions'));
  return folder;
}

test('while a figure is drawn no specification vouches for its pictures: it is emptied first, and written last', async () => {
  const folder = folderWith(figure => writeFileSync(`${figure}.png`, 'of another run'));
  const beside = { data: new DataFolder(folder), sources, redraw: true, render: renderFigure };
  const drawn = await drawnFigure(result!, chart!, beside);
  const files = drawn!.files.map(({ path, pieces }): [ending: string, bytes: number] => [
    path.split('/positions.')[1]!,
    [...pieces].join('').length,
  ]);
  const endings = files.map(([ending]) => ending);
  const [first, ...others] = files.filter(([ending]) => ending === 'vl.json');
  expect(first).toEqual(['vl.json', 0]);
  expect(others).toEqual([['vl.json', expect.any(Number)]]);
  expect(others[0]![1]).toBeGreaterThan(100);
  for (const picture of ['svg', 'png', 'pdf', 'alt.txt']) {
    expect(endings.indexOf('vl.json')).toBeLessThan(endings.indexOf(picture));
    expect(endings.lastIndexOf('vl.json')).toBeGreaterThan(endings.indexOf(picture));
  }
});

test('nothing is emptied where all files are those that are drawn', async () => {
  const beside = { data: new DataFolder(folderWith(() => {})), sources, redraw: true, render: renderFigure };
  const { files } = (await drawnFigure(result!, chart!, beside))!;
  expect(files.map(({ path }) => path).filter(path => path.endsWith('.vl.json'))).toHaveLength(1);
});

test.each<[string, number, (figure: string) => void]>([
  ['is left where it is there', 0, () => {}],
  ['is drawn where a picture is gone', 1, figure => rmSync(`${figure}.png`)],
  ['is drawn where its specification is another', 1, figure => writeFileSync(`${figure}.vl.json`, '{}')],
  ['is drawn where somebody was stopped while it was', 1, figure => writeFileSync(`${figure}.vl.json`, '')],
])('a figure %s', async (_, times, change) => {
  const folder = folderWith(change);
  let drawn = 0;
  const render = (...args: Parameters<typeof renderFigure>) => {
    drawn++;
    return renderFigure(...args);
  };
  const beside = { data: new DataFolder(folder), sources, redraw: false, render };
  const { files } = (await drawnFigure(result!, chart!, beside))!;
  expect(drawn).toBe(times);
  expect(files.map(({ path }) => path)).toContain('reports/kisses/positions.png');
});

test('a mistake of a chart is told, and its figure left out; what else is thrown while one is drawn is thrown', async () => {
  const told: unknown[] = [];
  const composed = async (thrown: Error) => {
    const render = () => Promise.reject(thrown);
    const beside = {
      data: new DataFolder(ROOT),
      sources,
      credits: CREDITS,
      redraw: true,
      render,
      atOnce: 2,
      printed: () => [],
    };
    const paths: string[] = [];
    for await (const { path } of pipelineFiles(result!, beside, mistake => told.push(mistake)))
      paths.push(path);
    return paths;
  };
  const mistake = new DefinitionError([{ where: 'x', expected: 'a chart', received: 'none' }]);
  const paths = await composed(mistake);
  expect(told).toEqual([mistake]);
  expect(paths).toContain('reports/kisses.md');
  expect(paths.filter(path => path.startsWith('reports/kisses/positions'))).toEqual([]);
  await expect(composed(new Error('no memory'))).rejects.toThrow('no memory');
});
