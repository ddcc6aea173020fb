import { expect, test } from 'vitest';
import { loadPipeline, ROOT, readPublished } from '../../src/run/index.ts';
import { sourcesByKey } from '../../src/view/citation.ts';
import { DataFolder } from '../../src/view/data-folder.ts';
import { renderFigure } from '../../src/view/figure/figure.ts';
import { figureFiles } from '../../src/view/figure-files.ts';
import { soundResults } from '../../src/view/results.ts';

test('while a figure is drawn no specification vouches for its pictures: it is emptied first, and written last', async () => {
  const data = new DataFolder(ROOT);
  const [result] = soundResults([await loadPipeline('kisses')], data);
  const sources = sourcesByKey(readPublished('sources.csv'));
  const [chart] = result!.asked.charts;
  const files: [ending: string, bytes: number][] = [];
  for await (const { path, pieces } of figureFiles(result!, chart!, {
    data,
    sources,
    redraw: true,
    render: renderFigure,
  }))
    files.push([path.split('/positions.')[1]!, [...pieces].join('').length]);
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
