import { section, type Verdict, verdictWord } from '../claim/index.ts';
import type { Outcome } from './execute-plans.ts';
import type { Terminal } from './terminal.ts';

/**
 * Returns the end of a run: a table of the claims by source and verdict, then one line per claim that does not hold.
 *
 * @param isBrief omits the claims that fail as their errata say
 */
export function summaryOf(finished: readonly Outcome[], terminal: Terminal, isBrief: boolean): string {
  const all = finished.flatMap(({ asked, conclusions }) =>
    conclusions.map(conclusion => ({ ...conclusion, pipeline: asked.id })),
  );
  const verdicts = [...new Set<Verdict>(['fails', 'holds', ...all.map(({ verdict }) => verdict)])].sort();
  const keys = [...new Set(all.map(({ claim }) => claim.source))].sort();
  const header = ['claims by source', ...verdicts.map(verdict => verdictWord(verdict)), 'unexpected'];
  const counts = (group: typeof all) => [
    ...verdicts.map(verdict => String(group.filter(conclusion => conclusion.verdict === verdict).length)),
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
  const lines = failing.map(({ pipeline, claim, verdict, expected, tally, why }) => {
    const source = section(claim.source, claim.place);
    const label = `${verdictWord(verdict)}${expected ? '' : ', unexpected'}`;
    const first = expected && tally.counterexample ? `first for ${tally.counterexample.game}` : why;
    return `  ${terminal.paint(expected ? 'yellow' : 'red', label)}  ${source}: ${first} (${pipeline}/${claim.id})`;
  });
  return [
    line(header),
    ...rows.map(line),
    ...(lines.length > 0
      ? ['', isBrief ? 'unexpected results:' : 'failing claims and unexpected results:', ...lines]
      : []),
  ].join('\n');
}
