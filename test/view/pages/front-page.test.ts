import { expect, test } from 'vitest';
import { loadPipeline, pipelineIds, ROOT, readPublished } from '../../../src/run/index.ts';
import { sourcesByKey } from '../../../src/view/citation.ts';
import { claimsOf, correctionOf, isPrinted, keyOf } from '../../../src/view/claim-of.ts';
import { DataFolder } from '../../../src/view/data-folder.ts';
import { partsOf, plainText } from '../../../src/view/document/inline.ts';
import type { Inline } from '../../../src/view/document/model.ts';
import { badgeText } from '../../../src/view/document/verdict-sign.ts';
import { typesetSentence } from '../../../src/view/pages/claim-facts.ts';
import { claimsPage } from '../../../src/view/pages/claims-page.ts';
import { FINDINGS, findings } from '../../../src/view/pages/findings.ts';
import { CLOSED_FORMS, LAWS, newClaims } from '../../../src/view/pages/new-laws.ts';
import { resultsPage } from '../../../src/view/pages/results-page.ts';
import { statementsPage } from '../../../src/view/pages/statements-page.ts';
import { currentResults } from '../../../src/view/results.ts';
import { CLAIMS, CREDITS, exampleResult, SOURCES } from '../example-result.ts';

const sources = sourcesByKey(readPublished('sources.csv'));
const pipelines = await Promise.all(pipelineIds().map(id => loadPipeline(id)));
const results = await currentResults(pipelines, new DataFolder(ROOT));
const claims = results.flatMap(claimsOf);
const all = { results, claims, statements: readPublished('statements.csv'), sources, credits: CREDITS };
const byKey = new Map(claims.map(claim => [keyOf(claim), claim]));

test.each([
  ['results', resultsPage, 'every section'],
  ['claims', claimsPage, 'the first section'],
  ['statements', statementsPage, 'the first section'],
] as const)('the page of %s starts with open content', (_, page, which) => {
  const sections = page(all).blocks.flatMap(block => (block.kind === 'section' ? [block.closed] : []));
  expect(sections.length).toBeGreaterThan(3);
  expect(sections).toEqual(sections.map((_, i) => which === 'the first section' && i > 0));
});

test('every finding names an existing claim and figure, and a game that shows it', () => {
  for (const { claim, figure, game } of FINDINGS) {
    const listed = byKey.get(claim);
    expect(listed, claim).toBeDefined();
    expect(listed!.tally.counterexample !== null || game !== undefined, claim).toBe(true);
    const charts = pipelines.find(({ definition }) => definition.id === figure?.id)?.definition.charts ?? [];
    expect(
      charts.map(({ name }) => name),
      claim,
    ).toContain(figure?.name);
  }
});

test('a finding prints only true statements in bold, and marks wrong ones as printed', () => {
  const strong = (line: Inline) =>
    partsOf(line).flatMap(part => (Object(part).strong ? [plainText(part)] : []));
  const badges = (line: Inline) => badgeText(Object(partsOf(line)[0]).link);
  const found = findings(claims, sources);
  expect(found).toHaveLength(FINDINGS.length);
  found.forEach(({ lines }, i) => {
    const listed = byKey.get(FINDINGS[i]!.claim)!;
    const right = listed.verdict === 'holds' ? listed : correctionOf(listed)!;
    expect(lines.flatMap(strong)).toEqual([plainText(typesetSentence(right))]);
    const marks = lines.map(badges);
    expect(marks).toEqual(
      listed.verdict === 'holds' ? [expect.stringMatching(/^✓/)] : ['✗ printed', '✓ right'],
    );
  });
});

test('every listed law and closed form is a claim of this project that holds', () => {
  for (const key of [...LAWS, ...CLOSED_FORMS].flat()) {
    const listed = byKey.get(key);
    expect(listed?.verdict, key).toBe('holds');
    expect(isPrinted(listed!, sources), key).toBe(false);
  }
});

test('no claim is listed unless it holds', () => {
  const result = exampleResult({ claims: CLAIMS.slice(0, 1) });
  const [listed] = claimsOf(result);
  const found = (verdict: NonNullable<typeof listed>['verdict']) =>
    newClaims({
      results: [result],
      claims: [{ ...listed!, verdict }],
      statements: [],
      sources: SOURCES,
      credits: CREDITS,
    }).checks;
  expect(found('holds').map(keyOf)).toEqual(['ones/from-one']);
  for (const verdict of ['fails', 'undecided', 'vacuous', 'error'] as const)
    expect(found(verdict)).toEqual([]);
});
