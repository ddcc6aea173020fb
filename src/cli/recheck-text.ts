import { verdictWord } from '../claim/index.ts';
import { refuse } from '../errors.ts';
import type { Draw, FinishedPlan, Rechecked } from '../run/index.ts';
import type { DoubleCheck } from '../view/index.ts';
import { counted } from './amounts.ts';

/** The commands that check what a recheck leaves out. */
export interface FurtherChecks {
  /** Returns the same recheck, with some options changed. */
  recheck(changed?: { readonly share?: string; readonly replay?: string }): string;
  /** Returns the run again, with other options. */
  run(...options: readonly string[]): string;
  /** All rows of the table; undefined if no table has them all. */
  readonly verify: string | undefined;
}

/**
 * Returns the outcome of a recheck without mismatches, in words: for the terminal, and to be cited.
 *
 * @param maxHeaps heaps of one replay
 * @throws DefinitionError if no row could be replayed with so few heaps
 */
export function recheckText(
  { plan, cases, blocks, kept, conclusions }: FinishedPlan,
  { counted: by, judged, certificates, replayed, certified, unproved }: Rechecked,
  { share, seed }: Draw,
  maxHeaps: number,
  commands: FurtherChecks,
): { readonly lines: readonly string[]; readonly doubleCheck: DoubleCheck } {
  const { boundary, record, drawn } = replayed.counts;
  const { tooLong } = replayed;
  const count = boundary + record + drawn;
  if (count === 0 && tooLong > 0) {
    refuse('--replay', 'a limit that is enough for at least one row', counted(maxHeaps, 'heap'));
  }
  const which = [
    `${boundary} at the ends of ranges, ${record} for a record or counterexample, ${drawn} chosen at random, one in ${share}, seed ${seed}`,
    ...(kept === 'all'
      ? []
      : [`${counted(judged.blocks, 'block')} recomputed completely, with the same digests`]),
  ].join('; ');
  const rest = tooLong > 0 ? `, ${tooLong} need more than ${counted(maxHeaps, 'heap')}` : '';
  const none =
    certified.length === 0 ? 'no certificate proves these measures' : 'none replayed: all are undecided';
  const text = count === 0 ? none : `${count} replayed (${which})${rest}`;
  const { holds, fails, undecided, error } = judged;
  const every = [commands.recheck({ share: '1' }), ...(commands.verify ? [commands.verify] : [])].join(
    ', or ',
  );
  const notDrawn = certified.length === 0 ? 0 : cases - count - tooLong - replayed.undecided;
  const unchecked = [
    ...(judged.cases === cases
      ? []
      : [
          `${blocks - judged.blocks} of ${counted(blocks, 'block')} not recomputed, so ${counted(cases - judged.cases, 'case')} were not evaluated again: ${commands.recheck({ share: '1' })}`,
        ]),
    ...(notDrawn > 0 ? [`${counted(notDrawn, 'row')} not chosen for replay: ${every}`] : []),
    ...(tooLong > 0
      ? [
          `${counted(tooLong, 'row')} that need more than ${counted(maxHeaps, 'heap')} to replay: ${commands.recheck({ replay: `${Math.min(1000 * maxHeaps, Number.MAX_SAFE_INTEGER)}` })}`,
        ]
      : []),
    ...(replayed.undecided > 0
      ? [`${counted(replayed.undecided, 'row')} chosen but undecided: run again with a higher --limit`]
      : []),
    ...(unproved.length > 0
      ? [
          `${[...new Set(unproved)].join(', ')}: not proved by certificates; to recompute: ${commands.run('--fresh')}`,
        ]
      : []),
    `pages, figures and indexes: to rewrite them: ${commands.run()}`,
  ];
  return {
    doubleCheck: { counted: by, judged: judged.cases, cases: count, which, tooLong },
    lines: [
      `${plan.id}: ${counted(cases, 'case')} recounted ${by}; ${text}`,
      `  ${counted(judged.cases, 'case')} evaluated again for ${counted(conclusions.length, 'claim')}: ${holds} ${verdictWord('holds', holds)}, ${fails} ${verdictWord('fails', fails)}, ${undecided} ${verdictWord('undecided', undecided)}, ${error} in error`,
      ...(certificates > 0
        ? [`  ${counted(certificates, 'certificate')} of laws recomputed by the engine: identical`]
        : []),
      `  to repeat this audit, run: ${commands.recheck()}`,
      '  not checked:',
      ...unchecked.map(line => `    ${line}`),
    ],
  };
}
