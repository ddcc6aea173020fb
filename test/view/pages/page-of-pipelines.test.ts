import { describe, expect, test } from 'vitest';
import { pipelineIds } from '../../../src/run/index.ts';
import { toMarkdown } from '../../../src/view/document/markdown.ts';
import { MERGED_PAGES } from '../../../src/view/pages/merged-pages.ts';
import { movedPage } from '../../../src/view/pages/moved-page.ts';
import {
  addressOfPipeline,
  anchorOn,
  hasMoved,
  pagesOfPipelines,
} from '../../../src/view/pages/page-of-pipelines.ts';
import { pipelinePage } from '../../../src/view/pages/pipeline-page.ts';
import { CREDITS, exampleResult, SOURCES } from '../example-result.ts';

const part = (id: string) => ({
  result: exampleResult({ id, question: `Does ${id} hold?` }),
  figures: [],
  compared: [],
  summaries: [],
});

const [equation, takeAll, ones] = ['equation-8', 'equation-8-take-all', 'ones'].map(part);

describe('pages of pipelines', () => {
  test('contain each pipeline of the project at most once, and only existing ones', () => {
    const ids = MERGED_PAGES.flatMap(page => page.ids);
    expect(pipelineIds()).toEqual(expect.arrayContaining(ids));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { address, ids } of MERGED_PAGES) expect(ids).toContain(address);
  });

  test('show pipelines of one page together, wherever they are in the list, and others separately', () => {
    const pages = pagesOfPipelines([ones!, takeAll!, equation!]);
    expect(pages.map(({ address, parts }) => [address, parts])).toEqual([
      ['ones', [ones]],
      ['equation-8', [equation, takeAll]],
    ]);
  });

  test('get their title from their only pipeline, if one is given', () => {
    const [page] = pagesOfPipelines([takeAll!]);
    expect(page).toEqual({
      address: 'equation-8',
      title: 'Does equation-8-take-all hold?',
      parts: [takeAll],
    });
  });

  test('lay out one section per pipeline, then data, commands and certainty of all', () => {
    const [page] = pagesOfPipelines([equation!, takeAll!]);
    const { title, blocks } = pipelinePage(page!, SOURCES, CREDITS);
    expect(title).toBe('Does product formula (8) give the outcomes of two heaps?');
    const headings = blocks.flatMap(one =>
      one.kind === 'heading' ? [one.text] : one.kind === 'section' ? [one.heading] : [],
    );
    expect(headings).toEqual([
      'Does equation-8 hold?',
      'Does equation-8-take-all hold?',
      'Terms used on this page',
      'Data',
      'Files',
      'Reproduce',
      'How sure is this?',
      'Provenance',
      'Cite',
    ]);
    const text = toMarkdown({ title, description: '', blocks });
    for (const id of ['equation-8', 'equation-8-take-all'])
      expect(text).toContain(`npx saltus run ${id} --fresh`);
    expect(text.match(/^### Verdicts$/gm)).toHaveLength(2);
  });
});

test('anchors begin with the id of the pipeline, except for the pipeline that names the page', () => {
  expect(addressOfPipeline('ones', 'claim-x')).toBe('pipelines/ones.html#claim-x');
  expect(addressOfPipeline('equation-8', 'claim-x')).toBe('pipelines/equation-8.html#claim-x');
  expect(addressOfPipeline('equation-8-take-all')).toBe('pipelines/equation-8.html#equation-8-take-all');
  expect(addressOfPipeline('record-periods-five', 'figure-growth')).toBe(
    'pipelines/record-periods-three.html#record-periods-five.figure-growth',
  );
  expect(anchorOn('equation-8-take-all', 'claim-x')).toBe('equation-8-take-all.claim-x');
  expect(['ones', 'equation-8', 'equation-8-take-all'].map(hasMoved)).toEqual([false, false, true]);
});

test('a former address redirects each claim to the same claim', () => {
  const { blocks } = movedPage(takeAll!.result);
  const entries = blocks.flatMap(one => (one.kind === 'entries' ? one.entries : []));
  expect(entries.map(({ anchor }) => anchor)).toEqual(['claim-from-one', 'claim-from-two']);
  expect(JSON.stringify(entries)).toContain('{"pipeline":"equation-8-take-all","claim":"from-two"}');
});
