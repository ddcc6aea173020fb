import { refuse } from '../errors.ts';
import type { Draw, FinishedPlan, Rechecked } from '../run/index.ts';
import type { DoubleCheck } from '../view/index.ts';
import { counted, counting } from './amounts.ts';

/** The commands that check what a recheck leaves out. */
export interface FurtherChecks {
  /** The same recheck, with some options changed. */
  recheck(changed?: { readonly share?: string; readonly replay?: string }): string;
  /** The run again, with other options. */
  run(...options: readonly string[]): string;
  /** All rows of the table; undefined if no table has them all. */
  readonly verify: string | undefined;
}

/**
 * What a recheck without a mistake came to, in words: for the terminal, and to be cited.
 *
 * @param most heaps of one replay
 * @throws DefinitionError where no row could be replayed with so few heaps
 */
export function recheckText(
  { plan, cases, blocks, kept, conclusions }: FinishedPlan,
  { counted: by, judged, replayed, certified, unproved }: Rechecked,
  { share, seed }: Draw,
  most: number,
  commands: FurtherChecks,
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
  const every = [commands.recheck({ share: '1' }), ...(commands.verify ? [commands.verify] : [])].join(
    ', or ',
  );
  const notDrawn = certified.length === 0 ? 0 : cases - count - tooLong - replayed.undecided;
  const unchecked = [
    ...(judged.cases === cases
      ? []
      : [
          `${blocks - judged.blocks} of ${counted(blocks, 'block')} not computed again, and their ${counted(cases - judged.cases, 'case')} not judged again: ${commands.recheck({ share: '1' })}`,
        ]),
    ...(notDrawn > 0 ? [`${counted(notDrawn, 'row')} not drawn for replay: ${every}`] : []),
    ...(tooLong > 0
      ? [
          `${counted(tooLong, 'row')} longer to replay than ${counted(most, 'heap')}: ${commands.recheck({ replay: `${Math.min(1000 * most, Number.MAX_SAFE_INTEGER)}` })}`,
        ]
      : []),
    ...(replayed.undecided > 0
      ? [`${counted(replayed.undecided, 'row')} drawn, but undecided: a run with a higher --limit`]
      : []),
    ...(unproved.length > 0
      ? [
          `${[...new Set(unproved)].join(', ')}: proved by no certificate; computed again by ${commands.run('--fresh')}`,
        ]
      : []),
    `pages, figures and indexes: written again by ${commands.run()}`,
  ];
  return {
    doubleCheck: { counted: by, judged: judged.cases, cases: count, which, tooLong },
    lines: [
      `${plan.id}: ${counted(cases, 'case')} counted again ${by}; ${told}`,
      `  ${counted(judged.cases, 'case')} judged again by ${counted(conclusions.length, 'claim')}: ${counting(holds, 'hold')}, ${counting(fails, 'fail')}, ${undecided} undecided, ${error} in error`,
      `  the same audit again: ${commands.recheck()}`,
      '  not checked:',
      ...unchecked.map(one => `    ${one}`),
    ],
  };
}
