import { type Claim, closeLaw, type OpenLaw, type Published } from '../claim/index.ts';
import { isScalar } from '../engine/index.ts';
import { DefinitionError, type Issue, refuse, shown, tryCollect } from '../errors.ts';
import { SEQUENCE_NAMES, SEQUENCES, type SequenceName } from '../game/index.ts';
import type { PipelineDefinition } from './definition-schema.ts';

type WrittenClaim = OpenLaw | Published;

/** A definition as it is written: the claims that a helper such as `when` returns may be nested. */
type DefinitionText = Omit<PipelineDefinition, 'claims'> & {
  readonly claims: readonly (WrittenClaim | readonly WrittenClaim[])[];
};

/**
 * Returns the definition of a pipeline, the one export of a file in `pipelines/`. Its errors are reported when it is
 * resolved.
 */
export function definePipeline(text: DefinitionText): PipelineDefinition {
  if (typeof text !== 'object' || text === null)
    refuse('definePipeline', 'an object with id, question, source, sweep and more', shown(text));
  // The check of the definition reports claims that are not a list.
  return { ...text, claims: text.claims?.flat?.() ?? text.claims };
}

const known = new WeakMap<object, readonly Claim[]>();

/**
 * Returns the claims of a definition as they are judged, with every text compiled, once for each definition.
 *
 * @throws DefinitionError with the errors of all texts
 */
export function claimsOf(definition: PipelineDefinition): readonly Claim[] {
  let claims = known.get(definition);
  if (claims === undefined) {
    const { sweep, measure, forAll } = definition;
    const scalars = measure.filter(entry => typeof entry === 'string').filter(isScalar);
    const series = measure.flatMap(entry => (typeof entry === 'string' ? [] : [entry.series]));
    const names = [...Object.keys(sweep.over ?? {}), ...scalars];
    const sequences = SEQUENCE_NAMES.filter(name => series.includes(SEQUENCES[name]));
    claims = closeClaims(definition.claims, names, sequences, forAll);
    known.set(definition, claims);
  }
  return claims;
}

/**
 * Returns the claims with every law closed.
 *
 * @throws DefinitionError with the errors of all texts
 */
export function closeClaims(
  claims: readonly WrittenClaim[],
  names: readonly string[],
  sequences: readonly SequenceName[] = [],
  forAll?: string,
): Claim[] {
  const issues: Issue[] = [];
  const all = claims.flatMap((claim): Claim | readonly Claim[] => {
    if (claim.kind !== 'law') return claim;
    return tryCollect(issues, () => closeLaw(claim, names, sequences, forAll)) ?? [];
  });
  if (issues.length > 0) throw new DefinitionError(issues);
  return all;
}
