import type { GameAnswer, OutcomeAnswer, SequenceAnswer } from '../engine/index.ts';
import type { Terms } from './analysis.ts';
import { levelOf, type MarkedPeriod } from './strip-rows.ts';
import { type Paint, viridis } from './viridis.ts';

/** A sequence to be drawn: nim-values, or outcomes with P-position 0 and N-position 1. */
export interface ShownSequence {
  readonly what: 'nim-sequence' | 'outcomes';
  readonly terms: ArrayLike<number>;
  /** The period, if one is proved. */
  readonly period: Period | undefined;
  /** Whether values grow without end, so that colours must be for the stretch that is drawn. */
  readonly grows: boolean;
}

/** Lengths in heaps, and the saltus in values; the saltus of outcomes is 0. */
interface Period extends MarkedPeriod {
  readonly saltus: number;
}

/** Returns the sequences of a game that can be drawn so far. */
export function shownSequences(
  terms: Omit<Terms, 'kind'> | undefined,
  analysis: GameAnswer | undefined,
  grows: boolean,
): ShownSequence[] {
  const shown: ShownSequence[] = [];
  if (terms?.values) {
    const period = provedOf(analysis?.nimSequence);
    shown.push({ what: 'nim-sequence', terms: terms.values, period, grows });
  }
  if (terms?.outcomes) {
    const period = provedOf(analysis?.outcomes);
    shown.push({ what: 'outcomes', terms: terms.outcomes, period, grows: false });
  }
  return shown;
}

function provedOf(found: SequenceAnswer | OutcomeAnswer | null | undefined): Period | undefined {
  return found?.status === 'proved' ? { saltus: 0, ...found } : undefined;
}

/** Dark and light, far enough apart to be distinguished in grey. */
export const P_PAINT: Paint = viridis(0);
export const N_PAINT: Paint = { fill: '#d8dae3', ink: '#000' };

/** The colours of a stretch, and the levels that have the darkest and the lightest of them. */
export interface Colouring {
  readonly low: number;
  readonly high: number;
  /** Whether the mean rise is taken off the values. */
  readonly isReduced: boolean;
  readonly paintAt: (heap: number) => Paint;
  /** The colours of the other sequence, on the same scale. */
  readonly otherPaintAt: (heap: number) => Paint;
}

/**
 * Returns the colours for the heaps from `from` up to but not including `end`: by level, or by the value itself if the
 * levels are all the same, as for Nim, or if two sequences share a scale. Cost: one test of every term if necessary.
 */
export function colouringOf(
  shown: ShownSequence,
  from: number,
  end: number,
  other?: ShownSequence,
): Colouring {
  const { what, terms, period, grows } = shown;
  if (what === 'outcomes') {
    const paint = (term: number | undefined) => (term === 0 ? P_PAINT : N_PAINT);
    return {
      low: 0,
      high: 1,
      isReduced: false,
      paintAt: heap => paint(terms[heap]),
      otherPaintAt: heap => paint(other?.terms[heap]),
    };
  }
  const stretch = grows || other?.grows ? { from, end } : { from: 0, end: terms.length };
  if (other) return colouringBy(heap => terms[heap]!, stretch, false, other.terms);
  const isReduced = grows && period !== undefined;
  const byLevel = colouringBy(heap => levelOf(heap, terms[heap]!, period), stretch, isReduced);
  return byLevel.low < byLevel.high ? byLevel : colouringBy(heap => terms[heap]!, stretch, false);
}

function colouringBy(
  level: (heap: number) => number,
  { from, end }: { from: number; end: number },
  isReduced: boolean,
  other: ArrayLike<number> = [],
): Colouring {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let heap = from; heap < end; heap++) {
    low = Math.min(low, level(heap), other[heap] ?? low);
    high = Math.max(high, level(heap), other[heap] ?? high);
  }
  const paint = (at: number) => viridis((at - low) / Math.max(1, high - low));
  return {
    low,
    high,
    isReduced,
    paintAt: heap => paint(level(heap)),
    otherPaintAt: heap => paint(other[heap]!),
  };
}

/** Describes the term at a heap, and the earlier term that it follows from if it repeats. */
export function describeTerm(heap: number, { what, terms, period }: ShownSequence): string {
  const name = what === 'nim-sequence' ? 'G' : 'f';
  const term = terms[heap]!;
  const text = `${name}(${heap}) = ${term}, ${term === 0 ? 'a P-position' : 'an N-position'}`;
  if (!period) return text;
  const { preperiod, period: p, saltus } = period;
  if (heap < preperiod) return `${text}, in the preperiod`;
  if (heap < preperiod + p) return `${text}, in the first period`;
  return `${text}; equal to ${name}(${heap - p})${saltus === 0 ? '' : ` + ${saltus}`}`;
}
