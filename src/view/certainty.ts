import { parseFamily } from '../game/index.ts';
import { proofsOf } from '../plan/index.ts';
import type { Result } from '../run/index.ts';
import type { Inline } from './document/model.ts';
import { theorems } from './rests-on.ts';

/** Explains how sure the numbers of a pipeline are, with one paragraph per kind of number. */
export function certainty({ claims, asked: { plan } }: Result): Inline[] {
  const family = parseFamily(plan.sweep);
  const [first] = family.cases();
  const kind = family.gameAt(first!).kind;
  const proofs = proofsOf(plan);
  const state = kind === 'all-but' ? 'boundary pattern' : 'window of max S terms';
  const sentences: readonly (readonly [isSo: boolean, text: Inline])[] = [
    [
      proofs.has('repeat'),
      [
        { code: 'proved' },
        ` means that a ${state} was seen to recur, so the sequence repeats forever. The preperiod and the period are the least possible.`,
      ],
    ],
    [
      proofs.has('nim-sum'),
      'The nim-value of a heap is the smallest number that none of its options has. The nim-sum decides who wins a sum of heaps. If the last player loses, a rule decides instead; its condition is checked for each heap, and if it fails, all positions are searched.',
    ],
    [
      proofs.has('two ways'),
      'Each position is computed twice, by the printed product and by nim-sums. The two share no code.',
    ],
    [
      plan.series.length > 0,
      'Series are computed term by term, up to the stated length. They say nothing about later terms.',
    ],
    [
      claims.some(({ claim }) => claim.table !== null),
      'Printed numbers are transcribed from the source and compared cell by cell.',
    ],
    [
      theorems(claims).some(({ proof }) => proof),
      'Certified: a certificate proves the law for each residue class of the last parameter. A checker that shares no code with the engine verified every certificate, computed the finitely many exceptions one by one, and decided the claim for all values.',
    ],
    [
      theorems(claims).length > 0,
      'Theorems are proved in general: in Coq (machine-checked), on paper (proved), or by certificates (certified). The claim names its hypothesis and the place of the proof. The cases are an extra check: if a proved law failed in some case, the program would stop.',
    ],
    [
      true,
      'A claim holds if it is true in every case that satisfies its hypothesis and no case is undecided. Sharpness check: some case must refute the mutant, the same claim with one constant or inequality changed.',
    ],
    [
      claims.some(({ claim }) => claim.erratum !== null),
      'A claim with an erratum must fail exactly in the cases that the erratum names.',
    ],
  ];
  return sentences.flatMap(([isSo, text]) => (isSo ? [text] : []));
}
