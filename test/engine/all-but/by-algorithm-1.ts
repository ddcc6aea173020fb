import { nimSequence } from '../../../src/engine/all-but/algorithm-1.ts';

export interface Numbers {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
}

/**
 * Finds preperiod, period and saltus from the values of Algorithm 1: slow, with a text for each pattern. Returns null
 * if n0 + p exceeds `limit`.
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

/** Writes a pattern as text with 16 cells per character; cells beyond the pattern are unlabelled. */
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
 * Computes the numbers from the first pattern that recurs. Its distance is the least period, and values repeat from M
 * heaps after `first`.
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
