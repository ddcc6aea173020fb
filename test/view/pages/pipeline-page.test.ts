import { describe, expect, test } from 'vitest';
import { type RenderContext, toHtml } from '../../../src/view/document/html.ts';
import { toMarkdown } from '../../../src/view/document/markdown.ts';
import { pipelinePage } from '../../../src/view/pages/pipeline-page.ts';
import { CREDITS, exampleResult, pageOfResult, SOURCES } from '../example-result.ts';

describe('a family in the explorer', () => {
  const pageOf = (sweep: { game: string; over?: Record<string, string>; where?: string }) =>
    pipelinePage(pageOfResult(exampleResult({ sweep, claims: [] })), SOURCES, CREDITS);
  const sliders = (sweep: Parameters<typeof pageOf>[0]) =>
    pageOf(sweep).blocks.find(block => block.kind === 'sliders')?.to.letters;

  test('opens at the first case of the sweep', () => {
    expect(sliders({ game: 'N - {a, b}', over: { a: '2..3', b: 'a+5..9' } })).toEqual({ a: 2, b: 7 });
  });

  test('opens N - {a, b, a+b} at 3 and 10, not at the exception b = 2a, if they are swept', () => {
    const over = { a: '1..5', b: '1..12' };
    expect(sliders({ game: 'N - {a, b, a+b}', over, where: 'a < b' })).toEqual({ a: 3, b: 10 });
    expect(sliders({ game: 'N - {a, b, a+b}', over, where: '2a < b and b < 3a' })).toEqual({ a: 2, b: 5 });
  });

  test('becomes a link on the site, and is omitted from Markdown, which has no explorer', () => {
    const page = pageOf({ game: 'N - {a}', over: { a: '2..3' } });
    const around = { addressOf: JSON.stringify, figure: () => '', picture: () => '', data: () => '' };
    expect(toHtml(page, around as unknown as RenderContext).text).toContain(
      'In the explorer, with its parameters on sliders: <a class="unbroken" href="',
    );
    expect(toMarkdown(page)).not.toContain('sliders');
  });

  test('does not exist for a single game', () => {
    expect(sliders({ game: 'N - {4}' })).toBeUndefined();
  });
});

const CONTEXT = {
  addressOf: () => undefined,
  figure: () => '',
  picture: () => '',
  data: () => '',
} as unknown as RenderContext;

test('entries are open on the site, with the badge and its count', () => {
  const page = toHtml(pipelinePage(pageOfResult(exampleResult()), SOURCES, CREDITS), CONTEXT).text;
  expect(page).toContain('<li class="claim" id="claim-from-one"');
  expect(page).toContain('holds in 3 cases');
  expect(page).not.toContain('Counterexamples, corrections');
});

test('a claim whose hypothesis no case satisfies is vacuous, not undecided', () => {
  const { claims } = exampleResult();
  const vacuous = claims.map(claim => ({ ...claim, verdict: 'vacuous' as const }));
  const document = pipelinePage(pageOfResult(exampleResult({}, { claims: vacuous })), SOURCES, CREDITS);
  expect(toMarkdown(document)).toContain(
    'Printed: 0 of 1 claim holds, 1 vacuous. Ours: 0 of 1 claim holds, 1 vacuous.',
  );
  expect(toHtml(document, CONTEXT).text).toContain('no case satisfies its hypothesis');
});
