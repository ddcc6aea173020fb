import { parseFamily } from '../game/index.ts';
import { proofsOf } from '../plan/index.ts';
import type { Result } from '../run/index.ts';
import type { Inline } from './document/model.ts';
import { theorems } from './rests-on.ts';

/** Returns how sure the numbers of a pipeline are, one sentence for each kind of number that it has. */
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
        'A row says ',
        { code: 'proved' },
        ` if a ${state} recurred, which proves the preperiod, the period and all that follows from them; both are the least possible.`,
      ],
    ],
    [
      proofs.has('nim-sum'),
      'The nim-value of a heap is the mex of those of its options; who wins a sum follows from the nim-sum, or, where the last player loses, from a rule whose condition is checked for each heap, else from an exhaustive search.',
    ],
    [
      proofs.has('two ways'),
      'Each position of a box is computed twice, by the printed product and by nim-sums, which share no code.',
    ],
    [
      plan.series.length > 0,
      'Series are computed term by term, each the mex of its options, as far as they go; they say nothing of what lies beyond.',
    ],
    [
      claims.some(({ claim }) => claim.table !== null),
      'Printed numbers are transcribed from the text of the source, and compared cell by cell.',
    ],
    [
      theorems(claims).some(({ proof }) => proof),
      'Where a theorem rests on certificates, the run followed the game for all values of the last letter at once, a checker that shares no code with the engine passed over each certificate, found the finitely many games before them by itself, and decided the sentence for all.',
    ],
    [
      theorems(claims).length > 0,
      'A claim marked machine-checked is proved in Coq, one marked proved has a proof on paper, and one marked certified has certificates for every value of a letter; each names its hypothesis and the place. The cases only check proof and program: a case that fails ends the run as an internal error.',
    ],
    [
      true,
      'A claim holds if it holds for every case that meets its hypothesis, none undecided. Its mutant is the same law with one constant or inequality changed, and some case must tell the two apart. A claim with an erratum must fail exactly where the erratum says.',
    ],
  ];
  return sentences.flatMap(([isSo, text]) => (isSo ? [text] : []));
}
