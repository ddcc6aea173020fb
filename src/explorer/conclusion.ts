import type { GameAnswer, OutcomeAnswer, SequenceAnswer } from '../engine/index.ts';

/** What is known of a game in a sentence, for a reader who does not see the page. */
export function saysConclusion(game: string, { nimSequence, outcomes }: GameAnswer): string {
  const resultNumber = outcomes?.status === 'proved' && outcomes.resultNumber;
  const parts = [
    ...(nimSequence ? [`nim-sequence ${saysPeriod(nimSequence)}`] : []),
    ...(outcomes ? [`outcomes ${saysPeriod(outcomes)}`] : []),
    ...(typeof resultNumber === 'string' && resultNumber.length < 40
      ? [`result number ${resultNumber}`]
      : []),
  ];
  return `${game}: ${parts.join('; ')}.`;
}

function saysPeriod(found: SequenceAnswer | OutcomeAnswer): string {
  if (found.status === 'undecided') return `undecided within ${found.limit} heaps`;
  const { preperiod, period } = found;
  const rise = 'saltus' in found && found.saltus > 0 ? `, saltus ${found.saltus}` : '';
  const by = found.status === 'theorem' ? 'known by a theorem' : 'proved';
  return `${by}, preperiod ${preperiod}, period ${period}${rise}`;
}
