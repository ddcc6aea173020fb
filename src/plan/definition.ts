import { type Claim, closeLaw, type OpenLaw } from '../claim/index.ts';
import { isScalar } from '../engine/index.ts';
import { collected, DefinitionError, type Issue, refuse, shown } from '../errors.ts';
import { SEQUENCE_NAMES, SEQUENCES, type SequenceName } from '../game/index.ts';
import type { PipelineDefinition } from './definition-schema.ts';
import { examine } from './examine.ts';

/** A definition as it is written: the claims that a helper such as `when` returns may be nested. */
type DefinitionText = Omit<PipelineDefinition, 'claims'> & {
  readonly claims: readonly (ClaimText | readonly ClaimText[])[];
  /** The `forAll` of each law whose parts are all texts that contain only parameters and measures. */
  readonly forAll?: string;
};
type ClaimText = Claim | OpenLaw;

/**
 * Returns the definition of a pipeline, the one export of a file in `pipelines/`. Its errors are reported when it is
 * resolved. An error in a law given as text is thrown here, together with the other errors of the definition. If its shape is
 * wrong, only the errors of its shape are thrown, since a misspelt measure may have caused the others.
 *
 * @throws DefinitionError for an error in a law given as text
 */
export function definePipeline(text: DefinitionText): PipelineDefinition {
  if (typeof text !== 'object' || text === null)
    refuse('definePipeline', 'an object with id, question, source, sweep and more', shown(text));
  const { forAll, ...definition } = text;
  // The check of the definition reports claims that are not a list.
  const claims = definition.claims?.flat?.() ?? definition.claims;
  if (!Array.isArray(claims)) return { ...definition, claims };
  const letters = Object.keys(definition.sweep?.over ?? {});
  const measure: readonly unknown[] = [definition.measure].flat();
  const scalars = measure.filter(entry => typeof entry === 'string').filter(entry => isScalar(entry));
  try {
    return {
      ...definition,
      claims: closeClaims(claims, [...letters, ...scalars], sequencesIn(measure), forAll),
    };
  } catch (thrown) {
    if (!(thrown instanceof DefinitionError)) throw thrown;
    const { issues, sweep } = examine({ ...definition, claims: claims.map(standIn) });
    // Without a sound shape, the measures that the texts name may be misspelt.
    throw new DefinitionError(sweep === undefined ? issues : [...issues, ...thrown.issues]);
  }
}

/** Returns a law given as text without its texts, so that the rest can be checked before they are parsed. */
function standIn(claim: ClaimText): Claim {
  if (claim?.kind !== 'open law') return claim;
  const { where: _, mutant: __, forAll: ___, erratum, ...law } = claim;
  const never = () => false;
  const rest = erratum
    ? { erratum: { ...erratum, fails: { ...erratum.fails, where: never } } }
    : { mutant: never, mutantSays: claim.says };
  return { ...law, kind: 'law', holds: never, ...rest };
}

/** Returns the sequences that formulas may read. */
function sequencesIn(measure: readonly unknown[]): readonly SequenceName[] {
  const series = measure.map(entry => (entry as { readonly series?: unknown } | null)?.series);
  return SEQUENCE_NAMES.filter(name => series.includes(SEQUENCES[name]));
}

/**
 * Returns the claims with every open law closed.
 *
 * @throws DefinitionError with the errors of all laws given as text
 */
export function closeClaims(
  claims: readonly ClaimText[],
  names: readonly string[],
  sequences: readonly SequenceName[] = [],
  forAll?: string,
): Claim[] {
  const issues: Issue[] = [];
  const all = claims.flatMap(claim => {
    if (claim?.kind !== 'open law') return [claim];
    return collected(issues, () => closeLaw(claim, names, sequences, forAll)) ?? [];
  });
  if (issues.length > 0) throw new DefinitionError(issues);
  return all;
}
