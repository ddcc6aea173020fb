import { describe, expect, test } from 'vitest';
import type { Conclusion, Law } from '../../../src/claim/index.ts';
import { type Surroundings, toHtml } from '../../../src/view/document/html.ts';
import { toMarkdown } from '../../../src/view/document/markdown.ts';
import type { Block } from '../../../src/view/document/model.ts';
import { pipelinePage } from '../../../src/view/pages/pipeline-page.ts';
import { CLAIMS, CREDITS, exampleResult, pageOfResult, SOURCES } from '../example-result.ts';

/** Returns the paragraphs after the title and the source, without the collapsed terms. */
const headOf = (page: string) =>
  page
    .replace(/<details>\n<summary>Terms.*?<\/details>\n\n/s, '')
    .split('\n\n')
    .slice(2);

test('a page with an erratum begins with the printed and the right statement, answer or not', () => {
  for (const changes of [{}, { answer: ['from-one'] }, { answer: ['from-one', 'from-two'] }]) {
    const page = toMarkdown(pipelinePage(pageOfResult(exampleResult(changes)), SOURCES, CREDITS));
    expect(headOf(page).slice(0, 3)).toEqual([
      '✗ printed a \\> 1: fails for 1 of 3 cases, first at N - {1}: a = 1',
      '✓ right **a ≥ 1** ✓ holds in 3 cases',
      expect.stringMatching(/^N - \{a\}\\\n/),
    ]);
  }
});

test('a page shows the exceptions of an erratum in a table after the right statement', () => {
  const [right, wrong] = CLAIMS as [Law, Law];
  const erratum = { ...wrong.erratum!, exceptions: [['N - {1}', 2, 1]] as const };
  const claims = [right, { ...wrong, erratum }];
  const page = toMarkdown(pipelinePage(pageOfResult(exampleResult({ claims })), SOURCES, CREDITS));
  expect(headOf(page)[2]).toBe('| case | printed | computed |\n| :--- | :--- | :--- |\n| N - {1} | 2 | 1 |');
});

test('a page continues with its other answers, each with its badge', () => {
  const claims = CLAIMS.slice(0, 1);
  const page = toMarkdown(
    pipelinePage(pageOfResult(exampleResult({ claims, answer: ['from-one'] })), SOURCES, CREDITS),
  );
  expect(headOf(page)[0]).toBe('✓ holds in 3 cases **a ≥ 1**');
});

test('a page without errata and answers begins with its range', () => {
  const page = toMarkdown(
    pipelinePage(pageOfResult(exampleResult({ claims: CLAIMS.slice(0, 1) })), SOURCES, CREDITS),
  );
  expect(headOf(page)[0]).toMatch(/^N - \{a\}\\\n/);
});

test('a page begins with its summaries only if no claim answers the question', () => {
  const summaries: Block[] = [{ kind: 'prose', text: 'The greatest period is 7.' }];
  const headWith = (changes: Parameters<typeof exampleResult>[0]) => {
    const { parts, ...page } = pageOfResult(exampleResult({ claims: CLAIMS.slice(0, 1), ...changes }));
    const shown = { ...page, parts: parts.map(part => ({ ...part, summaries })) };
    return headOf(toMarkdown(pipelinePage(shown, SOURCES, CREDITS)));
  };
  expect(headWith({}).slice(0, 2)).toEqual(['## Results', 'The greatest period is 7.']);
  expect(headWith({ answer: ['from-one'] })).not.toContain('The greatest period is 7.');
});

test('the summary counts printed claims separately from ours, and links to those that fail', () => {
  const { blocks, description } = pipelinePage(pageOfResult(exampleResult()), SOURCES, CREDITS);
  expect(description).toBe('Which? Printed: 0 of 1 claim holds, 1 fails. Ours: the one claim holds.');
  const links = JSON.stringify(blocks);
  expect(links).toContain('{"link":"1 fails","to":{"anchor":"claim-from-two"}}');
});

test('the example to replay is the first counterexample, or otherwise what refutes the mutant', () => {
  const [, claim] = exampleResult().claims;
  const witness = (a: number) => ({ at: [a], game: `N - {${a}}`, seen: 'so' });
  const tally = { ...claim!.tally, mutantWitness: witness(2), counterexample: witness(3) };
  const page = (came: Conclusion['tally']) =>
    toMarkdown(
      pipelinePage(
        pageOfResult(exampleResult({}, { claims: [{ ...claim!, tally: came }] })),
        SOURCES,
        CREDITS,
      ),
    );
  expect(page(tally)).toMatch(/game 'N - \{3\}' +# one game/);
  expect(page({ ...tally, counterexample: null })).toMatch(/game 'N - \{2\}' +# one game/);
});

describe('a family in the explorer', () => {
  const pageOf = (sweep: { game: string; over?: Record<string, string>; where?: string }) =>
    pipelinePage(pageOfResult(exampleResult({ sweep, claims: [] })), SOURCES, CREDITS);
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

  test('becomes a link on the site, and is omitted from Markdown, which has no explorer', () => {
    const page = pageOf({ game: 'N - {a}', over: { a: '2..3' } });
    const around = { addressOf: JSON.stringify, figure: () => '', picture: () => '', data: () => '' };
    expect(toHtml(page, around as unknown as Surroundings).text).toContain(
      'In the explorer, with its parameters on sliders: <a class="unbroken" href="',
    );
    expect(toMarkdown(page)).not.toContain('sliders');
  });

  test('does not exist for a single game', () => {
    expect(sliders({ game: 'N - {4}' })).toBeUndefined();
  });
});

/** Returns the Markdown of a collapsed section. */
const foldedIn = (page: string, heading: string) =>
  page.split(`<summary>${heading}</summary>\n\n`)[1]?.split('\n\n</details>')[0];

test('verdicts are in one compact table, a phrase per cell', () => {
  const page = toMarkdown(pipelinePage(pageOfResult(exampleResult()), SOURCES, CREDITS));
  expect(page.split('## Verdicts\n\n')[1]!.split('\n').slice(0, 4)).toEqual([
    '| claim | statement | place | verdict | cases | mutant |',
    '| :--- | :--- | :--- | :--- | :--- | :--- |',
    '| `from-one` | a ≥ 1 | this project | ✓ holds | 3 of 3 | refuted at N - {1} |',
    '| `from-two` | a \\> 1 | Lemma 3 | ✗ fails | fails in 1 of 3 |  |',
  ]);
});

test('the details of an erratum are collapsed below the table', () => {
  const page = toMarkdown(pipelinePage(pageOfResult(exampleResult()), SOURCES, CREDITS));
  const details = foldedIn(page, 'Counterexamples, corrections, proofs and mutants');
  expect(details).toContain('- `from-two`\n  - **first counterexample:** N - {1}: a = 1\n');
  expect(details).toContain('  - **correction:** a ≥ 1\n  - **reason:** It begins at 1.\n');
});

test('entries are open on the site, with the badge and its count', () => {
  const around = { addressOf: () => undefined, figure: () => '', picture: () => '', data: () => '' };
  const page = toHtml(
    pipelinePage(pageOfResult(exampleResult()), SOURCES, CREDITS),
    around as unknown as Surroundings,
  ).text;
  expect(page).toContain('<li class="claim" id="claim-from-one"');
  expect(page).toContain('holds in 3 cases');
  expect(page).not.toContain('Counterexamples, corrections');
});

test('a result is cited once, in a sentence with the only full hash and as BibTeX', () => {
  const root = 'ab12'.repeat(16);
  const page = toMarkdown(pipelinePage(pageOfResult(exampleResult({}, { root })), SOURCES, CREDITS));
  expect(foldedIn(page, 'Cite')).toMatch(
    /^saltus, engine \S+, pipeline ones: 3 cases of N - \{a\}; a = 1\.\.3; 0 undecided within 1,000 heaps; root sha256 of the rows (ab12){16}\.\n/,
  );
  expect(foldedIn(page, 'Cite')).toContain(
    '```bibtex\n@misc{saltus-ones,\n  author = {{The saltus authors}},\n',
  );
  expect(page.split(root)).toHaveLength(2);
});

test('terms on the page are defined, collapsed before the tables', () => {
  const page = toMarkdown(pipelinePage(pageOfResult(exampleResult()), SOURCES, CREDITS));
  const terms = foldedIn(page, 'Terms used on this page');
  expect(terms).toContain('- **mutant:** a law with one constant');
  expect(terms).toContain('- **all-but game N - X:** ');
  expect(terms).not.toContain('nim-product');
  expect(page.indexOf('Terms used on this page')).toBeLessThan(page.indexOf('## Verdicts'));
});

test('numbers of the OEIS are links', () => {
  const page = toMarkdown(
    pipelinePage(pageOfResult(exampleResult({ source: 'oeis, A014586' })), SOURCES, CREDITS),
  );
  expect(page).toContain('\n\nOEIS, [A014586](https://oeis.org/A014586).\n\n');
});
