import type { Conclusion, Theorem } from '../claim/index.ts';
import { counted } from './numbers.ts';

/** The certainty of a verdict. */
export type Level = 'machine-checked' | 'proved' | 'certified' | 'computed' | 'open';

/** The grounds for a claim at each level, the surest first. */
export const LEVELS: Readonly<Record<Level, string>> = {
  'machine-checked': 'a proof in Coq',
  proved: 'a proof on paper',
  certified: 'certificates for every value',
  computed: 'computed cases',
  open: 'nothing yet: an open question',
};

type Judged = Pick<Conclusion, 'claim' | 'verdict' | 'restsOn'>;

/** Returns the level of a claim that holds, of a printed one that fails, or of a question that is open. */
export function levelOf(conclusion: Judged): Level {
  const { claim, verdict, restsOn } = conclusion;
  if (coqOf(conclusion).length > 0) return 'machine-checked';
  if (restsOn.kind === 'theorem') return restsOn.certificates === undefined ? 'proved' : 'certified';
  return claim.conjecture && (verdict === 'holds' || verdict === 'undecided') ? 'open' : 'computed';
}

/** Returns the names of the statements in Coq that prove a verdict: that a claim holds, or that a printed statement fails. */
export function coqOf({ claim, verdict, restsOn }: Judged): readonly string[] {
  if (verdict === 'fails') return claim.erratum?.coq ?? [];
  return (restsOn.kind === 'theorem' && restsOn.coq) || [];
}

/** Claims that are theorems. */
export function theorems<T extends Conclusion>(claims: readonly T[]): readonly T[] {
  return claims.filter(({ restsOn }) => restsOn.kind === 'theorem');
}

/**
 * Returns the level of a claim with its grounds, as plain text: `proved for b ≥ 3a (docs/conjecture-12.md, Theorem 1)`,
 * or `certified for all c ≥ 3, by 2 certificates (data/x.laws.json)`.
 */
export function restsOnText(conclusion: Judged): string {
  const { restsOn } = conclusion;
  const level = levelOf(conclusion);
  const coq = coqOf(conclusion);
  const inCoq = coq.length > 0 ? [`Coq: ${coq.join(', ')}`] : [];
  if (restsOn.kind !== 'theorem') return [level, ...inCoq.map(names => `(${names})`)].join(' ');
  const { hypothesis, certificates } = restsOn;
  const by = certificates === undefined ? '' : `, by ${counted(certificates, 'certificate')}`;
  return `${level} for ${hypothesis}${by} (${[...inCoq, ...paperOf(restsOn)].join('; ')})`;
}

/** Returns where a theorem is proved on paper; the guide's page on Coq does not count. */
export function paperOf({ reference }: Theorem): readonly string[] {
  return reference.startsWith('docs/what-is-proved.md') ? [] : [reference];
}
