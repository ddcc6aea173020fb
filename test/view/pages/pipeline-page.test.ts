import { describe, expect, test } from 'vitest';
import type { Conclusion } from '../../../src/claim/index.ts';
import { type Surroundings, toHtml } from '../../../src/view/document/html.ts';
import { toMarkdown } from '../../../src/view/document/markdown.ts';
import { pipelinePage } from '../../../src/view/pages/pipeline-page.ts';
import { CLAIMS, CREDITS, exampleResult, SOURCES } from '../example-result.ts';

/** The lines after the title and the source. */
const headOf = (page: string) => page.split('\n\n').slice(2);

test('a page with an erratum begins with what is printed and what is right, answer or not', () => {
  for (const changes of [{}, { answer: ['from-one'] }, { answer: ['from-one', 'from-two'] }]) {
    const page = toMarkdown(pipelinePage(exampleResult(changes), SOURCES, [], CREDITS));
    expect(headOf(page).slice(0, 3)).toEqual([
      '✗ printed a \\> 1: fails for 1 of 3 cases, first at N - {1}: a = 1',
      '✓ right **a ≥ 1** ✓ holds in 3 cases',
      expect.stringMatching(/^N - \{a\}\\\n/),
    ]);
  }
});

test('a page goes on with its other answers, each with its badge', () => {
  const claims = CLAIMS.slice(0, 1);
  const page = toMarkdown(
    pipelinePage(exampleResult({ claims, answer: ['from-one'] }), SOURCES, [], CREDITS),
  );
  expect(headOf(page)[0]).toBe('✓ holds in 3 cases **a ≥ 1**');
});

test('a page without errata and answers begins with what was swept', () => {
  const page = toMarkdown(pipelinePage(exampleResult({ claims: CLAIMS.slice(0, 1) }), SOURCES, [], CREDITS));
  expect(headOf(page)[0]).toMatch(/^N - \{a\}\\\n/);
});

test('the summary counts printed claims apart from ours, and links to those that fail', () => {
  const { blocks, description } = pipelinePage(exampleResult(), SOURCES, [], CREDITS);
  expect(description).toBe('Which? Printed: 0 of 1 claim holds, 1 fails. Ours: 1 of 1 claim holds.');
  const links = JSON.stringify(blocks);
  expect(links).toContain('{"link":"1 fails","to":{"anchor":"claim-from-two"}}');
});

test('the row to be seen again is the first counterexample of a claim, before what refutes its near miss', () => {
  const [, claim] = exampleResult().claims;
  const witness = (a: number) => ({ at: [a], game: `N - {${a}}`, seen: 'so' });
  const tally = { ...claim!.tally, mutantWitness: witness(2), counterexample: witness(3) };
  const page = (came: Conclusion['tally']) =>
    toMarkdown(
      pipelinePage(exampleResult({}, { claims: [{ ...claim!, tally: came }] }), SOURCES, [], CREDITS),
    );
  expect(page(tally)).toMatch(/game 'N - \{3\}' +# one row/);
  expect(page({ ...tally, counterexample: null })).toMatch(/game 'N - \{2\}' +# one row/);
});

describe('a family in the explorer', () => {
  const pageOf = (sweep: { game: string; over?: Record<string, string>; where?: string }) =>
    pipelinePage(exampleResult({ sweep, claims: [] }), SOURCES, [], CREDITS);
  const sliders = (sweep: Parameters<typeof pageOf>[0]) =>
    pageOf(sweep).blocks.find(one => one.kind === 'sliders')?.to.letters;

  test('opens at the first case of the sweep', () => {
    expect(sliders({ game: 'N - {a, b}', over: { a: '2..3', b: 'a+5..9' } })).toEqual({ a: 2, b: 7 });
  });

  test('opens N - {a, b, a+b} at 3 and 10, not at the exception b = 2a, if they are swept', () => {
    const over = { a: '1..5', b: '1..12' };
    expect(sliders({ game: 'N - {a, b, a+b}', over, where: 'a < b' })).toEqual({ a: 3, b: 10 });
    expect(sliders({ game: 'N - {a, b, a+b}', over, where: '2a < b and b < 3a' })).toEqual({ a: 2, b: 5 });
  });

  test('is a link on the site and left out of Markdown, which has no explorer', () => {
    const page = pageOf({ game: 'N - {a}', over: { a: '2..3' } });
    const around = { addressOf: JSON.stringify, figure: () => '', picture: () => '', data: () => '' };
    expect(toHtml(page, around as unknown as Surroundings).text).toContain(
      'In the explorer, with its letters on sliders: <a class="unbroken" href="',
    );
    expect(toMarkdown(page)).not.toContain('sliders');
  });

  test('is not there of a single game', () => {
    expect(sliders({ game: 'N - {4}' })).toBeUndefined();
  });
});

test('a sentence to be cited names its claim once', () => {
  const page = toMarkdown(pipelinePage(exampleResult(), SOURCES, [], CREDITS));
  const [, cited] = page.split('<summary>Cite</summary>\n\n');
  expect(cited).toMatch(/^- from-\w+: "/);
});
