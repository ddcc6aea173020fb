import { section } from '../claim/index.ts';
import type { FinishedPlan } from '../run/index.ts';
import type { Terminal } from './terminal.ts';

/**
 * The end of a run: claims by source and verdict, then each that does not hold in a line.
 *
 * @param isBrief to count those of which that is on file
 */
export function summaryOf(finished: readonly FinishedPlan[], terminal: Terminal, isBrief: boolean): string {
  const all = finished.flatMap(({ asked, conclusions }) =>
    conclusions.map(conclusion => ({ ...conclusion, pipeline: asked.id })),
  );
  const verdicts = [...new Set(all.map(({ verdict }) => verdict))].sort();
  const keys = [...new Set(all.map(({ claim }) => claim.source))].sort();
  const header = ['claims by source', ...verdicts, 'not as on file'];
  const counts = (group: typeof all) => [
    ...verdicts.map(verdict => String(group.filter(one => one.verdict === verdict).length)),
    String(group.filter(({ expected }) => !expected).length),
  ];
  const rows = [
    ...keys.map(key => [key, ...counts(all.filter(({ claim }) => claim.source === key))]),
    ['all', ...counts(all)],
  ];
  const widths = header.map((_, i) => Math.max(...[header, ...rows].map(row => row[i]!.length)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  const failing = all.filter(({ verdict, expected }) => !expected || (verdict !== 'holds' && !isBrief));
  const onFile = all.filter(({ verdict, expected }) => verdict !== 'holds' && expected).length;
  const lines = failing.map(({ pipeline, claim, verdict, expected, tally, why }) => {
    const source = section(claim.source, claim.place);
    const label = expected ? verdict : `${verdict}, not expected`;
    const first = expected && tally.counterexample ? `first for ${tally.counterexample.game}` : why;
    return `  ${terminal.paint(expected ? 'yellow' : 'red', label)}  ${source}: ${first} (${pipeline}/${claim.id})`;
  });
  return [
    line(header),
    ...rows.map(line),
    ...(isBrief && onFile > 0
      ? ['', `the ${onFile} that fail as printed, what is right, and why: reports/errata.md`]
      : []),
    ...(lines.length > 0 ? ['', 'what does not hold, or is not told from its near miss:', ...lines] : []),
  ].join('\n');
}
