import { nimSequence } from '../../../src/engine/all-but/algorithm-1.ts';

export interface Numbers {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
}

/**
 * Preperiod, period and saltus from the values of Algorithm 1, by the patterns at the heaps that are labelled first, each
 * written out as a text: slow, and with nothing that could be handed over. Null where n0 + p is more than `limit`.
 */
export function periodicityByAlgorithm1(excluded: readonly number[], limit: number): Numbers | null {
  const largest = Math.max(...excluded);
  for (let heaps = Math.min(2 ** 10, limit); ; heaps = Math.min(4 * heaps, limit)) {
    const values = nimSequence(excluded, heaps + 3 * largest + 18);
    const seen = new Map<string, number>();
    for (let heap = 0, value = 0; heap < heaps + 2 * largest + 2; heap++) {
      if (values[heap]! < value) continue;
      const pattern = patternAt(values, heap, value, largest);
      const first = seen.get(pattern);
      if (first !== undefined) return numbersOf(values, first, heap, limit, largest);
      seen.set(pattern, heap);
      value++;
    }
    if (heaps === limit) return null;
  }
}

/** As a text of 16 cells a character; those behind the pattern are unlabelled. */
function patternAt(values: Int32Array, heap: number, value: number, largest: number): string {
  let text = '';
  for (let from = heap; from < heap + largest; from += 16) {
    let bits = 0;
    for (let n = from; n < from + 16; n++) bits = 2 * bits + (values[n]! < value ? 1 : 0);
    text += String.fromCharCode(bits);
  }
  return text;
}

/**
 * The first pattern that comes twice is that at `first`, so the distance is the least period, and from M heaps behind
 * that on, values repeat.
 */
function numbersOf(
  values: Int32Array,
  first: number,
  second: number,
  limit: number,
  largest: number,
): Numbers | null {
  const period = second - first;
  const saltus = values[second]! - values[first]!;
  let preperiod = first + largest;
  while (preperiod > 0 && values[preperiod - 1 + period] === values[preperiod - 1]! + saltus) preperiod--;
  return preperiod + period > limit ? null : { preperiod, period, saltus };
}
