import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { type Basis, basisOf } from '../../src/run/basis.ts';
import { type CodeDigests, codeDigests, type ReadSource, sourceBytes } from '../../src/run/code-digests.ts';
import { loadPipeline, ROOT } from '../../src/run/index.ts';

/** Returns a reader of the sources that edits each of them. */
const edited =
  (edit: (text: string, name: string) => string): ReadSource =>
  name =>
    Buffer.from(edit(`${sourceBytes(name)}`, name));

/** Returns a reader of the sources that replaces one text in one file. */
const replaced = (file: string, from: string, to: string) =>
  edited((text, name) => {
    if (name !== file) return text;
    expect(text).toContain(from);
    return text.replace(from, to);
  });

/** Returns for each digest whether an edit of the program leaves it unchanged. */
async function sameWith(read: ReadSource): Promise<Record<keyof CodeDigests, boolean>> {
  const [before, after] = await Promise.all([codeDigests(), codeDigests(read)]);
  const same = (name: keyof CodeDigests) => before[name] === after[name];
  return { rows: same('rows'), judge: same('judge'), laws: same('laws'), figures: same('figures') };
}

const NONE = { rows: true, judge: true, laws: true, figures: true };

test('comments and line ends in all sources of the program change no digest', async () => {
  const comment = (text: string) => `/*! @license zqx */ // Another thought: zqzqzqzq.\n${text}\n// End.\n`;
  expect(await sameWith(edited(text => comment(text).replaceAll('\n', '\r\n')))).toEqual(NONE);
});

test('other types, format and local names in all sources change no digest', async () => {
  const plain = (text: string) =>
    transformSync(text, {
      loader: 'ts',
      minifyIdentifiers: true,
      minifyWhitespace: true,
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    }).code;
  expect(await sameWith(edited(plain))).toEqual(NONE);
});

test.each([
  ['a measure', 'src/engine/measures/period.ts', '({ preperiod }) => preperiod', '() => 1'],
  ['the text of a row', 'src/plan/block-text.ts', 'ZERO + left', 'ZERO + 9 - left'],
])('another constant in %s changes the digest of rows', async (_, file, from, to) => {
  expect((await sameWith(replaced(file, from, to))).rows).toBe(false);
});

test.each([
  ['the judge', 'src/claim/judge.ts', 'tally.cases++', 'tally.cases += 2'],
  ['a helper for claims', 'src/claim/vocabulary/terms.ts', 'let n = from', 'let n = from + 1'],
])('another constant in %s changes only the digest of the judge', async (_, file, from, to) => {
  expect(await sameWith(replaced(file, from, to))).toEqual({ ...NONE, judge: false });
});

test('another style of figures changes only the digest of figures', async () => {
  const read = replaced('src/view/figure/house-style.ts', 'strokeWidth: ', 'strokeWidth: 1 + ');
  expect(await sameWith(read)).toEqual({ ...NONE, figures: false });
});

test('an edit of code that only runs, shows or checks changes no digest', async () => {
  const files = [
    'src/run/run.ts',
    'src/view/results.ts',
    'src/cli/main.ts',
    'src/check/table/csv-records.ts',
  ];
  const read = edited((text, name) => (files.includes(name) ? `${text}\nconsole.log('another');\n` : text));
  expect(await sameWith(read)).toEqual(NONE);
});

const PUBLISHED = [join(ROOT, 'data', 'published')];

/** Computes the basis of a pipeline, with texts of its file replaced. */
async function basisWith(
  id: string,
  ...edits: readonly (readonly [from: string, to: string])[]
): Promise<Basis> {
  const pipeline = await loadPipeline(id);
  return basisOf(pipeline, PUBLISHED, name => {
    let text = `${sourceBytes(name)}`;
    for (const [from, to] of name === pipeline.file ? edits : []) {
      expect(text).toContain(from);
      text = text.replace(from, to);
    }
    return Buffer.from(text);
  });
}

test.each<[what: string, id: string, from: string, to: string]>([
  ['a comment', 'fes-saltus', '/** Whether each value', '/** Another thought: whether each value'],
  ['a type', 'fes-saltus', "terms: SeriesOf['terms'], second", 'terms: number[], second'],
  [
    'format',
    'fes-saltus',
    'for (let heap = 0; heap < terms.length; heap++) {',
    'for (let heap = 0;\n   heap < terms.length; heap++)\n   {',
  ],
  ['the question', 'fes-saltus', 'What is the saltus', 'Which saltus has'],
  ['the answer', 'fes-saltus', "answer: ['sleator-slusky-2012', 'sharp-12']", "answer: ['sharp-12']"],
  ['a sentence', 'fes-saltus', "says: 'a and b coprime, b", "says: 'coprime a and b, b"],
  ['a place', 'fes-saltus', "'Lemma 7 and Theorem 11'", "'Lemma 7'"],
  ['a reason', 'kisses', 'The moves take 4, 3 or 1.', 'One takes 4, 3 or 1.'],
  ['the printed text', 'kisses', '"7: After a move on 7 kisses', '"After a move on 7 kisses'],
  ['a theorem that is a constant', 'more-excluded', "'a < b, b ≠ 2a, c > a'", "'a < b and b ≠ 2a, c > a'"],
  ['a hypothesis of a theorem', 'fes-lemma-8', "'a < b, b ≠ 2a, b ≠ 3a'", "'a < b and b ≠ 2a, 3a'"],
  ['a chart', 'sink-duality', "title: 'log10(period)'", "title: 'digits'"],
  ['a chart made by a helper', 'growth-one-more-move', "title: 'preperiod (heaps)'", "title: 'preperiod'"],
  ['the spacing of a formula', 'fes-saltus', "holds: 'period = 3 saltus'", "holds: 'period  =  3 saltus '"],
  ['the title of a summary', 'finite-three', "title: 'How many periods", "title: 'Which periods"],
])('a change of %s in a pipeline changes no digest', async (_, id, from, to) => {
  expect(await basisWith(id, [from, to])).toEqual(await basisWith(id));
});

test('renaming local names in a pipeline changes no digest', async () => {
  const names = (text: string) => text.replaceAll(/\b(threeTimes|first|seen)\b/g, 'zqx$1zqx');
  const pipeline = await loadPipeline('fes-saltus');
  const read = edited((text, name) => (name === pipeline.file ? names(text) : text));
  expect(await basisOf(pipeline, PUBLISHED, read)).toEqual(await basisWith('fes-saltus'));
});

test.each<[what: string, id: string, from: string, to: string]>([
  ['a function of a claim', 'kisses', 'leaves(moves, 2, [1])', 'leaves(moves, 2, [0])'],
  ['a mutant', 'kisses', 'outcomes[heap + 1]', 'outcomes[heap + 2]'],
  ['data that a function reads', 'kisses', 'const PRINTED = [0, 1', 'const PRINTED = [1, 1'],
  ['a helper that a function calls', 'fes-saltus', 'times === 3', 'times === 4'],
  ['the constant of a law', 'basic-statements', 'with: [3, 2]', 'with: [3, 1]'],
  ['a formula', 'fes-saltus', "holds: 'preperiod = 0'", "holds: 'preperiod = 1'"],
  ['a hypothesis', 'quadratic-periods', "where: 'd >= 4'", "where: 'd >= 3'"],
  ['the condition of an erratum', 'fes-lemma-8', "fails: 'b = 3a'", "fails: 'b = 4a'"],
  ['the columns of a printed table', 'fes-saltus', "cells: ['saltus']", "cells: ['period']"],
  ['the name of a claim', 'fes-saltus', "'mirror'", "'mirrors'"],
])('a change of %s in a pipeline changes the digests of verdicts, not of rows', async (_, id, from, to) => {
  const [before, after] = [await basisWith(id), await basisWith(id, [from, to])];
  expect(after.rows).toBe(before.rows);
  expect(after.judgement).not.toBe(before.judgement);
  expect(after.judgedBy).not.toBe(before.judgedBy);
});

test('a change of a file with charts changes no digest', async () => {
  const pipeline = await loadPipeline('fes-saltus');
  const charts = (text: string) =>
    text.replace('width: 150', 'width: 151').replace('Scaled by a, all', 'All');
  const read = edited((text, name) => (name.endsWith('/fes-saltus.charts.ts') ? charts(text) : text));
  expect(charts(`${sourceBytes('pipelines/sleator-slusky-2012/fes-saltus.charts.ts')}`)).toContain('151');
  expect(await basisOf(pipeline, PUBLISHED, read)).toEqual(await basisWith('fes-saltus'));
});

/** Computes the basis of a pipeline whose helpers are edited. */
async function basisWithHelpers(id: string, edit: (text: string) => string): Promise<Basis> {
  const pipeline = await loadPipeline(id);
  const read = edited((text, name) => (name.endsWith('/_helpers.ts') ? edit(text) : text));
  return basisOf(pipeline, PUBLISHED, read);
}

const WITH_HELPERS = 'outcome-recurrence-last-loses';

test.each<[what: string, edit: (text: string) => string]>([
  ['a comment', text => `/** Another thought. */\n${text.replaceAll('/**', '/** Once more:')}`],
  ['a type', text => text.replace('count: number,\n): Uint8Array', 'count: 7 | number,\n): Uint8Array')],
  ['a local name', text => text.replaceAll(/\bproduct\b/g, 'zqx')],
  ['a function that it does not call', text => text.replace('LAST_INDEX = 400', 'LAST_INDEX = 401')],
])('a change of %s in the helpers of a pipeline changes no digest', async (_, edit) => {
  const text = `${sourceBytes('pipelines/stone-picking-2010/_helpers.ts')}`;
  expect(edit(text)).not.toBe(text);
  expect(await basisWithHelpers(WITH_HELPERS, edit)).toEqual(await basisWith(WITH_HELPERS));
});

test('a changed constant in helpers changes the digests of verdicts, not of rows, where it is used', async () => {
  const edit = (text: string) => text.replace('f[n] = 1 - product', 'f[n] = 2 - product');
  const [before, after] = [await basisWith(WITH_HELPERS), await basisWithHelpers(WITH_HELPERS, edit)];
  expect(after.rows).toBe(before.rows);
  expect(after.judgement).not.toBe(before.judgement);
  expect(after.judgedBy).not.toBe(before.judgedBy);
  expect(await basisWithHelpers('kisses', edit)).toEqual(await basisWith('kisses'));
});

test('text under the key of a sentence counts as judged if a function reads it', async () => {
  const data = (right: number) =>
    ['leaves(moves, 2, [1])', `leaves(moves, 2, [{ right: ${right} }.right])`] as const;
  const [first, second] = [await basisWith('kisses', data(1)), await basisWith('kisses', data(2))];
  expect(first.judgedBy).not.toBe(second.judgedBy);
});

test('text in a function that only shares its name with a helper counts as judged', async () => {
  const data = (says: number) =>
    [
      'leaves(moves, 2, [1])',
      `((claim: (text: { says: number }) => boolean) => claim({ says: ${says} }))(() => true)`,
    ] as const;
  const [first, second] = [await basisWith('kisses', data(1)), await basisWith('kisses', data(2))];
  expect(first.judgedBy).not.toBe(second.judgedBy);
});
