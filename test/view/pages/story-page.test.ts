import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPipeline, ROOT, readPublished } from '../../../src/run/index.ts';
import { sourcesByKey } from '../../../src/view/citation.ts';
import { claimsOf, keyOf } from '../../../src/view/claim-of.ts';
import { DataFolder } from '../../../src/view/data-folder.ts';
import { plainText } from '../../../src/view/document/inline.ts';
import { toMarkdown } from '../../../src/view/document/markdown.ts';
import { frontPage } from '../../../src/view/pages/front-page.ts';
import { storyPage } from '../../../src/view/pages/story-page.ts';
import { soundResults } from '../../../src/view/results.ts';
import { storyFiles } from '../../../src/view/story/files.ts';
import { REMEDY } from '../../remedy.ts';
import { CREDITS } from '../example-result.ts';

const sources = sourcesByKey(readPublished('sources.csv'));
const ids = ['conjecture-12', 'fes-saltus', 'fes-below-3a'];
const results = await soundResults(await Promise.all(ids.map(id => loadPipeline(id))), new DataFolder(ROOT));
const all = { results, claims: results.flatMap(claimsOf), statements: [], sources, credits: CREDITS };
const text = toMarkdown(storyPage(all));

test('the story has six steps, five of them with a drawing, and states its certainty', () => {
  expect(text.match(/^## .*$/gm)?.map(line => line.slice(3, 5).replace('\\', '.'))).toEqual([
    ...['1.', '2.', '3.', '4.', '5.', '6.'],
    'Ho',
  ]);
  expect(text.match(/\(story\/step-\d\.svg\)/g)).toEqual([1, 2, 3, 4, 5].map(n => `(story/step-${n}.svg)`));
  expect(text).toContain('(fes-below-3a/order-and-noise.svg)');
});

test('each paragraph of the story has at most four sentences', () => {
  for (const block of storyPage(all).blocks) {
    const inner = block.kind === 'section' && block.id?.startsWith('step-') ? block.blocks : [];
    for (const one of inner) {
      if (one.kind === 'prose')
        expect(plainText(one.text).match(/[.?!](?= |$)/g)!.length).toBeLessThanOrEqual(4);
    }
  }
});

/** Returns the page as if a claim had another tally. */
function withCases(key: string, holds: number, met: number): string {
  const claims = all.claims.map(one =>
    keyOf(one) === key ? { ...one, tally: { ...one.tally, holds, met } } : one,
  );
  return toMarkdown(storyPage({ ...all, claims }));
}

test.each([
  ['conjecture-12/sharp', '18,735 of 18,735'],
  ['fes-saltus/sleator-slusky-2012', '320 of 320 rows'],
] as const)('the numbers of %s are taken from the claim', (key, words) => {
  expect(text).toContain(words);
  const changed = withCases(key, 1234, 1235);
  expect(changed).toContain('1,234 of 1,235');
  expect(changed).not.toContain(words);
});

test('the story names the theorem in Coq, and the first game that refutes the printed conjecture', () => {
  expect(text).toContain('machine-checked');
  expect(text).toContain('Sharp\\_conjecture\\_12');
  expect(text).toContain('fails: machine-checked');
  expect(text).toMatch(/first for N - \{1, 4, 5\}/);
});

test('the story omits claims that are not computed', () => {
  const without = toMarkdown(storyPage({ ...all, results: [], claims: [] }));
  expect(without).not.toContain('machine-checked');
  expect(without).not.toContain('order-and-noise');
});

test('the story is the first link of the findings', () => {
  const [, after] = toMarkdown(frontPage(all)).split('## Five findings');
  expect(/\]\(([\w./-]+\.md)\)/.exec(after!)?.[1]).toBe('story.md');
});

test("the story's images are the drawings, with colours for light and dark pages", () => {
  const files = storyFiles();
  expect(files).toHaveLength(5);
  for (const { file, svg } of files) {
    expect(svg).toContain('light-dark(');
    expect(readFileSync(join(ROOT, 'reports', file), 'utf8'), REMEDY.views).toBe(svg);
  }
});
