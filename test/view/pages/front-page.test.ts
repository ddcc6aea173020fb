import { expect, test } from 'vitest';
import { loadPipeline, pipelineIds, ROOT, readPublished } from '../../../src/run/index.ts';
import { sourcesByKey } from '../../../src/view/citation.ts';
import { claimsOf, isPrinted, keyOf } from '../../../src/view/claim-of.ts';
import { DataFolder } from '../../../src/view/data-folder.ts';
import { FINDINGS } from '../../../src/view/pages/findings.ts';
import { CLOSED_FORMS, LAWS, listedOnce, newClaims, unlisted } from '../../../src/view/pages/new-laws.ts';
import { soundResults } from '../../../src/view/results.ts';
import { CLAIMS, CREDITS, exampleResult, SOURCES } from '../example-result.ts';

const sources = sourcesByKey(readPublished('sources.csv'));
const pipelines = await Promise.all(pipelineIds().map(id => loadPipeline(id)));
const claims = soundResults(pipelines, new DataFolder(ROOT)).flatMap(claimsOf);
const byKey = new Map(claims.map(claim => [keyOf(claim), claim]));

test('every finding is a claim, with a figure that there is, and a game to see it with', () => {
  for (const { claim, figure, game } of FINDINGS) {
    const one = byKey.get(claim);
    expect(one, claim).toBeDefined();
    expect(one!.tally.counterexample !== null || game !== undefined, claim).toBe(true);
    const charts = pipelines.find(({ definition }) => definition.id === figure?.id)?.definition.charts ?? [];
    expect(
      charts.map(({ name }) => name),
      claim,
    ).toContain(figure?.name);
  }
});

test('every law and closed form that is listed as new is a claim of this project that holds', () => {
  for (const key of [...LAWS, ...CLOSED_FORMS].flat()) {
    const one = byKey.get(key);
    expect(one?.verdict, key).toBe('holds');
    expect(isPrinted(one!, sources), key).toBe(false);
  }
});

test('a law is listed once; what is on no list is told once where it says the same', () => {
  const [one, other] = [byKey.get('conjecture-12/sharp')!, byKey.get('fes-saltus/sharp-12')!];
  expect(listedOnce([['conjecture-12/sharp', 'fes-saltus/sharp-12']], [other, one])).toEqual([one]);
  expect(listedOnce([['conjecture-12/sharp', 'fes-saltus/sharp-12']], [other])).toEqual([other]);
  const said = unlisted(claims).map(({ claim }) => claim.says);
  expect(new Set(said).size).toBe(said.length);
  expect(unlisted([one])).toEqual([]);
});

test('what is not yet known to hold is not told as new', () => {
  const result = exampleResult({ claims: CLAIMS.slice(0, 1) });
  const [one] = claimsOf(result);
  const found = (verdict: NonNullable<typeof one>['verdict']) =>
    newClaims({
      results: [result],
      claims: [{ ...one!, verdict }],
      statements: [],
      sources: SOURCES,
      credits: CREDITS,
    }).checks;
  expect(found('holds').map(keyOf)).toEqual(['ones/from-one']);
  for (const verdict of ['fails', 'undecided', 'vacuous', 'error'] as const)
    expect(found(verdict)).toEqual([]);
});
