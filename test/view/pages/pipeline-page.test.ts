import { expect, test } from 'vitest';
import type { Conclusion } from '../../../src/claim/index.ts';
import { toMarkdown } from '../../../src/view/document/markdown.ts';
import { pipelinePage } from '../../../src/view/pages/pipeline-page.ts';
import { CREDITS, exampleResult, SOURCES } from '../example-result.ts';

test('a page begins with its answers: what the claims say, in the order of the definition, with their verdicts', () => {
  const page = toMarkdown(
    pipelinePage(exampleResult({ answer: ['from-two', 'from-one'] }), SOURCES, [], CREDITS),
  );
  const [, , ...answers] = page.split('\n\n');
  expect(answers.slice(0, 2)).toEqual([
    'a \\> 1: fails for 1 of 3 cases, first at N - {1}: a = 1',
    'a ≥ 1: holds for 3 of 3 cases',
  ]);
});

test('a page without answers begins with what was swept', () => {
  const [, , first] = toMarkdown(pipelinePage(exampleResult(), SOURCES, [], CREDITS)).split('\n\n');
  expect(first).toMatch(/^N - \{a\}\\\n/);
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

test('a family is looked at in the explorer with its letters on sliders; a single game has none', () => {
  const page = (sweep: { game: string; over?: Record<string, string> }) =>
    toMarkdown(pipelinePage(exampleResult({ sweep, claims: [] }), SOURCES, [], CREDITS));
  expect(page({ game: 'N - {a}', over: { a: '1..3' } })).toContain('its letters on sliders: ');
  expect(page({ game: 'N - {4}' })).not.toContain('sliders');
});

test('a sentence to be cited names its claim once', () => {
  const page = toMarkdown(pipelinePage(exampleResult(), SOURCES, [], CREDITS));
  const [, cited] = page.split('## To cite\n\n');
  expect(cited).toMatch(/^- from-\w+: "/);
});
