import { sweepText } from '../../plan/index.ts';
import type { All } from '../all.ts';
import { type ClaimOf, correctionOf, isPrinted, keyOf } from '../claim-of.ts';
import type { Credits } from '../credits.ts';
import type { Block, Entry } from '../document/model.ts';
import { heldText, placeOf, saysOf, verdictOf } from './claim-facts.ts';

/**
 * What is worth citing of what none of the works compared says, the weightiest first. Claims beside each other are one law on
 * several ranges, the first of them the one that is shown.
 */
export const LAWS: readonly (readonly string[])[] = [
  ['conjecture-12/sharp', 'fes-saltus/sharp-12', 'conjecture-12-proof/sharp'],
  ['fes-lemma-6/mirror', 'conjecture-12-proof/mirror', 'fes-saltus/mirror'],
  ['fes-theorem-11/classification', 'fes-three-census/three-heaps', 'fes-three-census/four-heaps'],
  ['smallest-move/smallest-decides'],
  ['more-excluded/beyond'],
  ['more-excluded/between-b-and-a-plus-b'],
  ['more-excluded/between-a-and-b'],
  ['below-3a-product/product'],
  ['below-3a-product/only-then'],
  ['below-3a-product/never-less'],
  ['below-2a-quadratic/quadratic'],
  ['fes-lemma-8/lemma-8-iff'],
  ['fes-lemma-9/lemma-9-iff'],
  ['fes-lemma-7/half-a-quarter-a-quarter'],
  ['fes-lemma-7/half-of-reached'],
  ['fes-four/five-heaps'],
  ['fes-patterns/far-number'],
  ['result-strings-three/lemma-i-2-sharper'],
  ['result-strings-three/conclusion-i-1-sharper'],
  ['result-strings/period-divides'],
  ['result-strings-two/preperiods'],
  ['take-a-prime-proportions/not-constant-yet'],
  ['take-a-prime-far/one-parity'],
  ['equation-8/product-formula', 'equation-8-take-all/product-formula'],
];

/** Families whose nim-sequence is written down whole. */
export const CLOSED_FORMS: readonly (readonly string[])[] = [
  ['fes-one/closed-form'],
  ['fes-two/closed-form'],
  ['fes-two/as-one'],
  ['fes-lemma-10/lemma-10-period'],
  ['fes-theorem-11/gap'],
  ['fes-lemma-6/lemma-6-double'],
  ['fes-multiples/terms-of-multiples'],
];

/** Entries of a list that are seen at once; the others are a click away. */
const AT_ONCE = 6;

/**
 * What none of the works compared says and holds over the whole range that was tried, except for corrections of what the
 * sources say.
 */
export interface NewClaims {
  readonly laws: readonly ClaimOf[];
  readonly forms: readonly ClaimOf[];
  readonly checks: readonly ClaimOf[];
}

export function newClaims({ claims, sources, credits }: All): NewClaims {
  const corrections = new Set(claims.flatMap(one => correctionOf(one) ?? []).map(keyOf));
  const fresh = claims.filter(
    one =>
      !isPrinted(one, sources) &&
      one.verdict === 'holds' &&
      !corrections.has(keyOf(one)) &&
      !credits.isStatedElsewhere(one),
  );
  return { laws: listedOnce(LAWS, fresh), forms: listedOnce(CLOSED_FORMS, fresh), checks: unlisted(fresh) };
}

export function newBlocks({ laws, forms, checks }: NewClaims, credits: Credits): readonly Block[] {
  return [
    ...list('Laws', laws, credits),
    ...list('Closed forms', forms, credits),
    ...list('Steps of proofs, and checks of what is known', checks, credits, 0),
  ];
}

/** A list under its name, of which some are seen at once. */
function list(text: string, some: readonly ClaimOf[], credits: Credits, atOnce = AT_ONCE): Block[] {
  if (some.length === 0) return [];
  const entries = some.map(
    (one): Entry => ({
      as: 'claim',
      title: { link: saysOf(one), to: placeOf(one) },
      verdicts: [verdictOf(one)],
      note: `${heldText(one)}: ${sweepText(one.result.asked.plan)}; ${credits.note(one)}`,
    }),
  );
  return [
    { kind: 'heading', level: 3, text },
    { kind: 'entries', entries, atOnce },
  ];
}

/** The claims of a list, each law once; a list may name claims that have not come out. */
export function listedOnce(list: readonly (readonly string[])[], claims: readonly ClaimOf[]): ClaimOf[] {
  const byKey = new Map(claims.map(claim => [keyOf(claim), claim]));
  return list.flatMap(keys => keys.map(key => byKey.get(key)).find(one => one !== undefined) ?? []);
}

/** The claims of no list; of those that say the same the first. */
export function unlisted(claims: readonly ClaimOf[]): ClaimOf[] {
  const known = new Set([...LAWS, ...CLOSED_FORMS].flat());
  const saying = new Map(
    claims
      .filter(one => !known.has(keyOf(one)))
      .toReversed()
      .map(one => [one.claim.says, one]),
  );
  return claims.filter(one => saying.get(one.claim.says) === one);
}
