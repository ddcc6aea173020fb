import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keyOfSource, OWN_SOURCE } from '../../src/claim/index.ts';
import { loadPipeline, pipelineIds, ROOT, readPublished } from '../../src/run/index.ts';

const KINDS = [
  'formula',
  'lemma',
  'theorem',
  'conjecture',
  'table',
  'bound',
  'number',
  'definition',
  'algorithm',
  'prose',
];

const statements = readPublished('statements.csv');
const sources = readPublished('sources.csv').map(({ key }) => key!);
const pipelines = await Promise.all(pipelineIds().map(id => loadPipeline(id)));
type Claim = (typeof pipelines)[number]['definition']['claims'][number];
const claimOf = new Map<string, Claim>(
  pipelines.flatMap(({ definition: { id, claims } }) =>
    claims.map(claim => [`${id}/${claim.id}`, claim] as const),
  ),
);
const sourceOf = new Map<string, string>(
  pipelines.flatMap(({ definition: { id, source, claims } }) =>
    claims.map(claim => [`${id}/${claim.id}`, keyOfSource(claim.source ?? source)] as const),
  ),
);

/** Removes differences of writing: case, spaces, punctuation, "and" and "all", the index of f_S. */
function normalised(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('e(s)', 'e')
    .replaceAll(/f_(?:s|\([^)]*\))/g, 'f')
    .replaceAll(/\b(?:and|all|the)\b/g, '')
    .replaceAll(/[\s"'.,;:()[\]…·]/g, '');
}

/** Returns the sentences of a claim: with and without its hypothesis, and the text its erratum quotes. */
function sentencesOf(claim: Claim): string[] {
  const conclusion = claim.says.split(': ').slice(1).join(': ');
  const printed = claim.kind === 'law' ? claim.erratum?.printed : undefined;
  return [claim.says, conclusion, printed ?? ''].filter(text => text !== '').map(normalised);
}

const named = (claims: string) => claims.split(' ').filter(name => name !== '');

describe('the table of statements', () => {
  test('contains statements of every source, each with a unique id, a place, a kind and a text', () => {
    expect(new Set(statements.map(({ source }) => source))).toEqual(new Set(sources));
    const ids = statements.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    for (const { id, place, kind, statement, claims } of statements) {
      expect([id, place, statement || claims].map(text => (text ?? '').trim() !== '')).toEqual([
        true,
        true,
        true,
      ]);
      expect(KINDS, id).toContain(kind);
    }
  });

  test('links each statement to existing claims, or to a reason why it cannot be checked', () => {
    const loose = statements.filter(
      ({ claims, reason }) => (claims!.trim() === '') === (reason!.trim() === ''),
    );
    expect(loose.map(({ id }) => id)).toEqual([]);
    const unknown = statements.flatMap(({ id, claims }) =>
      named(claims!).flatMap(claim => (sourceOf.has(claim) ? [] : [`${id}: ${claim}`])),
    );
    expect(unknown).toEqual([]);
  });

  test('repeats no sentence of a claim, and omits texts only for claims of the same source', () => {
    const twice = statements.filter(({ statement, claims }) =>
      named(claims!).some(claim => sentencesOf(claimOf.get(claim)!).includes(normalised(statement!))),
    );
    expect(twice.map(({ id }) => id)).toEqual([]);
    const left = statements.filter(({ statement }) => statement === '');
    expect(left.length).toBeGreaterThan(50);
    const elsewhere = left.filter(({ source, claims }) => sourceOf.get(named(claims!)[0]!) !== source);
    expect(elsewhere.map(({ id }) => id)).toEqual([]);
  });

  test('names every claim of the pipelines about a source', () => {
    const tied = new Set(statements.flatMap(({ claims }) => named(claims!)));
    const printed = [...sourceOf].filter(([, source]) => source !== OWN_SOURCE);
    expect(printed.map(([claim]) => claim).filter(claim => !tied.has(claim))).toEqual([]);
  });

  test('covers every claim with a recorded verdict', async () => {
    const register = readPublished('claims.csv', [join(ROOT, 'data')]);
    expect(existsSync(join(ROOT, 'data', 'claims.csv'))).toBe(true);
    expect(new Set(register.map(({ pipeline, id }) => `${pipeline}/${id}`))).toEqual(
      new Set(sourceOf.keys()),
    );
    expect(register.filter(({ met }) => Number(met) === 0)).toEqual([]);
    const failing = register.filter(({ verdict }) => verdict === 'fails');
    expect(failing.length).toBeGreaterThan(0);
    const unshown = failing.filter(
      ({ counterexample }) => !/: .+: printed .+, right .+$/.test(counterexample!),
    );
    expect(unshown.map(({ id }) => id)).toEqual([]);
    const always = register.filter(({ holds }) => holds === '0');
    expect(always.filter(({ corrected_by }) => corrected_by === '').map(({ id }) => id)).toEqual([]);
    const survivors = register.filter(
      ({ mutant, mutant_refuted_at, holds }) => mutant !== '' && holds !== '0' && mutant_refuted_at === '',
    );
    expect(survivors.map(({ id }) => id)).toEqual([]);
  });
});
