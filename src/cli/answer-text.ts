import { firstCounterexample } from '../claim/index.ts';
import { replayOf } from '../view/index.ts';
import type { Smallest } from './counterexamples.ts';
import type { Outcome } from './execute-plans.ts';
import type { Terminal } from './terminal.ts';
import { countedVerdict } from './verdict-table.ts';

/**
 * Returns the answer to a question without a file: for each law its verdict, the smallest counterexample, and the command
 * that shows it.
 *
 * @param smallest the smallest counterexamples that are known, by claim
 */
export function answerText(
  { conclusions, plan }: Outcome,
  smallest: ReadonlyMap<string, Smallest>,
  terminal: Terminal,
): string {
  const lines = conclusions.flatMap(conclusion => {
    const { claim, verdict, expected, why } = conclusion;
    const colour = verdict === 'holds' ? (expected ? 'green' : 'yellow') : 'red';
    const line = `${terminal.paint(colour, countedVerdict(conclusion))}: ${withWinners(claim.says)}`;
    const known = smallest.get(claim.id);
    const witness = known ?? firstCounterexample(conclusion);
    if (verdict !== 'fails' || !witness) return [line, ...(why === '' ? [] : [`  ${why}`])];
    return [
      line,
      `  smallest counterexample: ${witness.game}: ${withWinners(witness.seen)}${known?.isConfirmed ? ' (confirmed by the checker)' : ''}`,
      `  to see it: ${replayOf(witness.game, plan.rule)}`,
    ];
  });
  return lines.join('\n');
}

/** Returns a text with the winner in the words in which most laws name it. */
function withWinners(text: string): string {
  return text.replace(/\bnextWins = ([01])\b(?!\s*[-+*^(])/g, (_, bit) =>
    bit === '1' ? 'winner = next' : 'winner = previous',
  );
}
