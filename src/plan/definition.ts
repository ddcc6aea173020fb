import type * as z from 'zod';
import { type Claim, closeLaw, type OpenLaw } from '../claim/index.ts';
import { isScalar } from '../engine/index.ts';
import { collected, DefinitionError, type Issue } from '../errors.ts';
import type { definitionSchema } from './definition-schema.ts';
import { shapeIssues } from './shape.ts';

/** A type of the schema as it is written down: nothing is changed in it, and what is absent is not `undefined`. */
type Written<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: Written<Exclude<T[Key], undefined>> }
    : T;

/** One question: what is swept, what is measured, and what is claimed of it. */
export type PipelineDefinition = Written<z.infer<ReturnType<typeof definitionSchema>>>;
export type ChartText = NonNullable<PipelineDefinition['charts']>[number];

/** A definition as it is written: what a word gives for several claims, such as `when`, stands as one. */
type DefinitionText = Omit<PipelineDefinition, 'claims'> & {
  readonly claims: readonly (ClaimText | readonly ClaimText[])[];
  /** The `forAll` of each law of which every part is a text. */
  readonly forAll?: string;
};
type ClaimText = Claim | OpenLaw;

/**
 * The one export of a file in `pipelines/`. What is wrong with it is found when it is resolved; with it laws that are texts
 * and have a mistake, which may be that of a misspelt measure.
 *
 * @throws DefinitionError for a law that is a text with a mistake
 */
export function definePipeline({ forAll, ...definition }: DefinitionText): PipelineDefinition {
  // What is no list is told when the definition is looked at.
  const claims = definition.claims?.flat?.() ?? definition.claims;
  if (!Array.isArray(claims)) return { ...definition, claims };
  const asked =
    forAll === undefined ? claims : claims.map(claim => (isText(claim) ? { forAll, ...claim } : claim));
  const letters = Object.keys(definition.sweep?.over ?? {});
  const measures = [definition.measure].flat().filter(one => typeof one === 'string' && isScalar(one));
  try {
    return { ...definition, claims: closeClaims(asked, [...letters, ...(measures as string[])]) };
  } catch (thrown) {
    if (!(thrown instanceof DefinitionError)) throw thrown;
    const { answer: _, ...rest } = definition;
    throw new DefinitionError([...shapeIssues({ ...rest, claims: [] }), ...thrown.issues]);
  }
}

/** Whether no part of a claim is a function. */
function isText(claim: ClaimText): boolean {
  return (
    claim?.kind === 'open law' && ![...claim.where, claim.holds].some(part => typeof part === 'function')
  );
}

/**
 * Claims of which none is open.
 *
 * @throws DefinitionError with the mistakes of all that are texts
 */
export function closeClaims(claims: readonly ClaimText[], names: readonly string[]): Claim[] {
  const issues: Issue[] = [];
  const all = claims.flatMap(claim => {
    if (claim?.kind !== 'open law') return [claim];
    return collected(issues, () => closeLaw(claim, names)) ?? [];
  });
  if (issues.length > 0) throw new DefinitionError(issues);
  return all;
}
