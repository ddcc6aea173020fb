import type { GameAnswer, OutcomeAnswer, SequenceAnswer } from '../engine/index.ts';
import { describeFamily, type LawOfGame } from './law-of-game.ts';
import { quantitiesAt } from './law-values.ts';

/** What the words for heaps mean. */
export const POSITIONS =
  'In a P-position, the player to move loses; in an N-position, the player to move wins.';

/** Describes the findings so far in one sentence, for screen readers; empty before there are any. */
export function describeFindings(
  game: string,
  { analysis, laws }: { readonly analysis?: GameAnswer; readonly laws?: readonly LawOfGame[] },
): string {
  if (analysis) return describeConclusion(game, analysis);
  return laws ? `${game}: ${laws.map(describeLaw).join('; ')}.` : '';
}

function describeLaw(law: LawOfGame): string {
  if (law.status === 'undecided') return `${law.sequence} not known`;
  const { certificate, k } = law;
  const numbers = describeNumbers(quantitiesAt(certificate, k));
  return `${certificate.sequence} by the law for ${describeFamily(certificate)}, ${numbers}`;
}

/** Returns the saltus where values rise. */
function describeNumbers({ preperiod, period, saltus = 0 }: Quantities): string {
  return `preperiod ${preperiod}, period ${period}${saltus > 0 ? `, saltus ${saltus}` : ''}`;
}

interface Quantities {
  readonly preperiod: number | bigint;
  readonly period: number | bigint;
  readonly saltus?: number | bigint;
}

/** Describes how the nim-values repeat, in words that need no definition; undefined if that is not known. */
export function describeRepetition({ nimSequence: found }: GameAnswer): string | undefined {
  if (!found || found.status === 'undecided') return undefined;
  const from = found.preperiod === 0 ? 'Each value' : `From heap ${found.preperiod} onwards, each value`;
  const heaps = found.period === 1 ? 'one heap' : `${found.period} heaps`;
  return `${from} recurs ${heaps} later${found.saltus > 0 ? `, ${found.saltus} higher: the saltus is ${found.saltus}` : ''}.`;
}

/** Maximum period, in heaps, for which the lost heaps are listed. */
const MAX_LISTED_PERIOD = 30;

/** Describes the lost heaps of a finite set, in words that need no definition; undefined if the period is long or unknown. */
export function describeLostHeaps({ outcomes, objective }: GameAnswer): string | undefined {
  if (outcomes?.status !== 'proved' || objective !== 'last-player-wins') return undefined;
  const { preperiod, period, terms } = outcomes;
  if (period > MAX_LISTED_PERIOD || preperiod + period > terms.length) return undefined;
  const lost = [...terms.slice(preperiod, preperiod + period).keys()].filter(i => terms[preperiod + i] === 0);
  const remainders = lost.map(i => (preperiod + i) % period).sort((p, q) => p - q);
  const list = remainders.join(', ').replace(/, (\d+)$/, ' or $1');
  const loses = `the player to move loses exactly if the number of stones divided by ${period} leaves the remainder ${list}`;
  return preperiod === 0 ? `T${loses.slice(1)}.` : `From heap ${preperiod} onwards, ${loses}.`;
}

/** Returns the conclusion in words for an answer. */
export function describeConclusion(game: string, { nimSequence, outcomes }: GameAnswer): string {
  const resultNumber = outcomes?.status === 'proved' && outcomes.resultNumber;
  const parts = [
    ...(nimSequence ? [`nim-sequence ${describePeriod(nimSequence)}`] : []),
    ...(outcomes ? [`outcomes ${describePeriod(outcomes)}`] : []),
    ...(typeof resultNumber === 'string' && resultNumber.length < 40
      ? [`result number ${resultNumber}`]
      : []),
  ];
  return `${game}: ${parts.join('; ')}.`;
}

function describePeriod(found: SequenceAnswer | OutcomeAnswer): string {
  if (found.status === 'undecided')
    return found.limit === 0
      ? 'undecided'
      : `undecided within ${found.limit === 1 ? 'a heap' : `${found.limit} heaps`}`;
  return `${found.status === 'theorem' ? 'known by a theorem' : 'proved'}, ${describeNumbers(found)}`;
}
