import { expect, test } from 'vitest';
import { heatMap } from '../../../src/claim/index.ts';
import type { TableOfResult } from '../../../src/run/index.ts';
import { blockLatex } from '../../../src/view/document/latex.ts';
import { captionOf } from '../../../src/view/figure/caption.ts';
import { exampleResult, SOURCES } from '../example-result.ts';

const chart = { name: 'periods', title: 'T(S) over b', spec: {} };

test('a caption has title, range and number of cases, then source and engine', () => {
  const result = exampleResult({
    sweep: { game: '{1, b}', over: { b: '2..9' }, ending: 'take-all' },
    measure: ['T'],
    claims: [],
  });
  const { engine } = result.asked.plan;
  expect(captionOf({ ...result, cases: 8 }, chart, SOURCES, 0)).toBe(
    `T(S) over b. Range: {1, b}; b = 2..9; take-all ending (8 cases). Source: J. Doe, On <b> games (J. Games 1), section 2. Computed by saltus, engine ${engine}.`,
  );
});

test('a caption counts the undecided cases and explains how they are shown', () => {
  const result = exampleResult({
    sweep: { game: 'N - {3, b}', over: { b: '4..9' } },
    measure: ['period'],
    limit: '5 heaps',
    claims: [],
  });
  const caption = captionOf({ ...result, cases: 6 }, chart, SOURCES, 2);
  expect(caption).toContain('; 2 undecided within 5 heaps, not shown). Source: ');
  const map = heatMap({ name: 'map', title: 'Map', x: 'a', y: 'b', color: 'period' });
  expect(captionOf(result, map, SOURCES, 2)).toContain('; 2 undecided within 5 heaps, in grey). Source: ');
  expect(captionOf(result, chart, SOURCES, 0)).not.toContain('undecided');
  const table = { name: `${result.asked.id}.records`, of: 'summary', rows: 6 } as TableOfResult;
  const most = captionOf({ ...result, tables: [table] }, { ...chart, of: 'records' }, SOURCES, 2);
  expect(most).toContain('; 2 undecided within 5 heaps, not counted, so a maximum may be too low).');
});

test('a figure for LaTeX includes the PDF, and its caption is escaped', () => {
  const figure = { id: 'sets', name: 'periods', title: 'T', caption: 'T & {1, b}', words: 'Points.' };
  expect(blockLatex({ kind: 'figure', figure })).toEqual([
    [
      '\\begin{figure}',
      '\\centering',
      '\\includegraphics[width=\\linewidth]{periods.pdf}',
      '\\caption{T \\& \\{1, b\\}}\\label{fig:sets-periods}',
      '\\end{figure}',
    ].join('\n'),
  ]);
});
