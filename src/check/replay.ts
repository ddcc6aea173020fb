import type { Certificate } from '../game/certificate.ts';

type Rule = Pick<Certificate, 'ending' | 'objective' | 'sequence'>;

/**
 * Nim-values of N - X by counting: a value is missing from the options of n iff every heap below n
 * that has it is n - x for an x in X. G(n) is the least such value, or else the least never used.
 */
export function replayAllBut(excluded: readonly number[], heaps: number): Int32Array {
  const values = new Int32Array(heaps);
  const uses = new Int32Array(heaps);
  const barred = new Int32Array(heaps);
  let unused = 0;
  for (let n = 0; n < heaps; n++) {
    const barredHeaps = excluded.filter(x => x <= n).map(x => n - x);
    for (const heap of barredHeaps) barred[values[heap]] += 1;
    values[n] = unused;
    for (const heap of barredHeaps) {
      const value = values[heap];
      if (barred[value] === uses[value] && value < values[n]) values[n] = value;
    }
    for (const heap of barredHeaps) barred[values[heap]] = 0;
    uses[values[n]] += 1;
    if (values[n] === unused) unused += 1;
  }
  return values;
}

/** Nim-values or outcomes of finite S by definition: the mex of the options, or whether one is a loss. */
export function replayFinite(moves: readonly number[], rule: Rule, heaps: number): Int32Array {
  const { ending, objective, sequence } = rule;
  const terms = new Int32Array(heaps);
  for (let n = 0; n < heaps; n++) {
    const options = moves.filter(s => s <= n).map(s => terms[n - s]);
    if (ending === 'take-all' && 0 < n && n < moves[0]!) options.push(terms[0]!);
    if (sequence === 'nim-values') while (options.includes(terms[n])) terms[n] += 1;
    else if (options.length === 0) terms[n] = objective === 'last-player-wins' ? 0 : 1;
    else terms[n] = options.includes(0) ? 1 : 0;
  }
  return terms;
}
