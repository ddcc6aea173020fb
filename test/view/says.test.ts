import { expect, test } from 'vitest';
import { law, when } from '../../src/claim/index.ts';
import { definePipeline } from '../../src/plan/index.ts';
import { toHtml } from '../../src/view/document/html.ts';
import { toLatex } from '../../src/view/document/latex.ts';
import { toMarkdown } from '../../src/view/document/markdown.ts';
import { pipelinePage } from '../../src/view/pages/pipeline-page.ts';
import { CREDITS, exampleResult, pageOfResult, SOURCES } from './example-result.ts';

test('a law written as a string is typeset on every page, and its surviving mutants are named', () => {
  const { claims } = definePipeline({
    id: 'ones',
    question: 'Which?',
    source: 'saltus',
    sweep: { game: 'N - {a}', over: { a: '1..3' } },
    measure: ['period'],
    limit: '1e3 heaps',
    claims: when('odd(a)', [law({ id: 'squares', holds: 'a * a <= 9 and 2 divides a + 1' })]),
  });
  const result = exampleResult({ claims });
  const page = pipelinePage(pageOfResult(result), SOURCES, CREDITS);
  const around = { addressOf: () => undefined, figure: () => '', picture: () => '', data: () => '' };
  expect(toHtml(page, around).text).toContain('<annotation encoding="application/x-tex">a \\text{ is odd}');
  expect(toLatex(page, 'x')).toContain('$a \\text{ is odd}$: $a a \\le 9 \\text{ and } 2 \\mid a + 1$');
  expect(toMarkdown(page)).toContain('odd(a): a \\* a ≤ 9 and 2 divides a + 1');
  expect(result.claims[0]).toMatchObject({
    verdict: 'holds',
    untold: ['a * a <= 9 and 1 divides a + 1'],
    why: 'no case refutes the mutant a * a <= 9 and 1 divides a + 1',
  });
});
