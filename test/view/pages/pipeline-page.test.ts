import { expect, test } from 'vitest';
import { toMarkdown } from '../../../src/view/document/markdown.ts';
import { pipelinePage } from '../../../src/view/pages/pipeline-page.ts';
import { exampleResult, SOURCES } from '../example-result.ts';

test('a page begins with its answers: what the claims say, in the order of the definition, with their verdicts', () => {
  const page = toMarkdown(pipelinePage(exampleResult({ answer: ['from-two', 'from-one'] }), SOURCES, []));
  const [, , ...answers] = page.split('\n\n');
  expect(answers.slice(0, 2)).toEqual([
    'a \\> 1: fails for 1 of 3 cases, first at N - {1}: a = 1',
    'a ≥ 1: holds for 3 of 3 cases',
  ]);
});

test('a page without answers begins with what was swept', () => {
  const [, , first] = toMarkdown(pipelinePage(exampleResult(), SOURCES, [])).split('\n\n');
  expect(first).toMatch(/^N - \{a\}\\\n/);
});
