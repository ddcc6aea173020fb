import { refuse } from '../errors.ts';
import type { Draw, FinishedPlan, Rechecked } from '../run/index.ts';
import type { DoubleCheck } from '../view/index.ts';
import { counted, counting } from './amounts.ts';

/**
 * What a recheck without a mistake came to, in words: for the terminal, and to be cited.
 *
 * @param most heaps of one replay
 * @throws DefinitionError where no row could be replayed with so few heaps
 */
export function recheckText(
  { plan, cases, blocks, kept, conclusions }: FinishedPlan,
  { counted: by, judged, certificates, replayed, certified, unproved }: Rechecked,
  { share, seed }: Draw,
  most: number,
): { readonly lines: readonly string[]; readonly doubleCheck: DoubleCheck } {
  const { boundary, record, drawn } = replayed.counts;
  const { tooLong } = replayed;
  const count = boundary + record + drawn;
  if (count === 0 && tooLong > 0) {
    refuse('--replay', 'rows that can be replayed', `${counted(most, 'heap')}, too few for any`);
  }
  const which = [
    `${boundary} at the ends of rows, ${record} for a record or counterexample, ${drawn} drawn, one in ${share} by the seed ${seed}`,
    ...(kept === 'all'
      ? []
      : [`${counted(judged.blocks, 'block')} computed again as a whole, to the same digests`]),
  ].join('; ');
  const rest = tooLong > 0 ? `, ${tooLong} take longer than ${counted(most, 'heap')}` : '';
  const none =
    certified.length === 0
      ? 'nothing measured that a certificate proves'
      : 'none replayed: all are undecided';
  const told = count === 0 ? none : `${count} replayed (${which})${rest}`;
  const { holds, fails, undecided, error } = judged;
  const leftOut: readonly (readonly [rows: number, why: string])[] = [
    [certified.length === 0 ? 0 : cases - count - tooLong - replayed.undecided, 'not drawn for replay'],
    [tooLong, `longer to replay than ${counted(most, 'heap')}`],
    [replayed.undecided, 'drawn, but undecided'],
  ];
  const unchecked = [
    ...(judged.cases === cases
      ? []
      : [
          `${blocks - judged.blocks} of ${counted(blocks, 'block')} not computed again, and their ${counted(cases - judged.cases, 'case')} not judged again`,
        ]),
    ...leftOut.flatMap(([rows, why]) => (rows > 0 ? [`${counted(rows, 'row')} ${why}`] : [])),
    ...(unproved.length > 0 ? [`${[...new Set(unproved)].join(', ')}: proved by no certificate`] : []),
  ];
  return {
    doubleCheck: { counted: by, judged: judged.cases, cases: count, which, tooLong },
    lines: [
      `${plan.id}: ${counted(cases, 'case')} counted again ${by}; ${told}`,
      `  ${counted(judged.cases, 'case')} judged again by ${counted(conclusions.length, 'claim')}: ${counting(holds, 'hold')}, ${counting(fails, 'fail')}, ${undecided} undecided, ${error} in error`,
      ...(certificates > 0
        ? [`  ${counted(certificates, 'certificate')} of laws proposed again by the engine: the same`]
        : []),
      `  not checked: ${unchecked.length === 0 ? 'nothing' : unchecked.join('; ')}`,
    ],
  };
}
