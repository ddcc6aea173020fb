import { expect, test } from 'vitest';
import { pureTriples } from '../../../pipelines/saltus/_pure-triples.ts';
import { closeLaw, mex } from '../../../src/claim/index.ts';

const laws = pureTriples({ further: '' }).map(law => closeLaw(law, ['a', 'b', 'c', 'preperiod', 'period']));
const ROW = [{} as never, {} as never] as const;

/** Whether no law contradicts these numbers. */
function isSaid(row: Record<string, number>): boolean {
  return laws.every(law => law.where?.(row, ...ROW) === false || law.holds(row, ...ROW));
}

/** Returns preperiod and period by the definition, from more heaps than any moves up to `c` need. */
function byDefinition(a: number, b: number, c: number) {
  const values: number[] = [];
  const heaps = 4 * b * c + 4 * c;
  for (let n = 0; n < heaps; n++) values.push(mex([a, b, c].flatMap(s => (s <= n ? [values[n - s]!] : []))));
  const recurs = (p: number) => values.slice(-c).every((value, i) => value === values[heaps - c - p + i]);
  let period = 1;
  while (!recurs(period)) period++;
  let preperiod = heaps - period;
  while (preperiod > 0 && values[preperiod - 1] === values[preperiod - 1 + period]) preperiod--;
  return { preperiod, period };
}

test('the laws decide whether a set is purely periodic, and its period, as the definition does', () => {
  for (let c = 3; c <= 18; c++)
    for (let b = 2; b < c; b++)
      for (let a = 1; a < b; a++) {
        if (a + b === c) continue;
        const { preperiod, period } = byDefinition(a, b, c);
        const said = Array.from({ length: 2 * c }, (_, i) => i + 1).filter(p =>
          isSaid({ a, b, c, preperiod: 0, period: p }),
        );
        expect([a, b, c, said]).toEqual([a, b, c, preperiod === 0 ? [period] : []]);
        expect([a, b, c, isSaid({ a, b, c, preperiod, period })]).toEqual([a, b, c, true]);
      }
});

/**
 * Whether c mod (a + b) is admissible for c + a or c + b, or lies from a to b ≤ 2a, or is a or b. The definitions of
 * Manabe, arXiv:2609.05358, are quoted from `AdmissibleAngleDefs.lean` of github.com/the-omega-institute/trureturing.
 */
function isAdmissible(a: number, b: number, rest: number): boolean {
  const m = a + b;
  const lost: boolean[] = [];
  for (let n = 0; n < m; n++) lost.push(!lost[n - a] && !lost[n - b]);
  const between = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
  const shifted = (n: number) => (n + rest) % m;
  const eta = Math.floor((b - a) / a);
  const arc =
    eta % 2 === 0
      ? between((eta + 1) * a, (eta + 1) * a + ((b - a) % a))
      : between(eta * a + ((b - a) % a), (eta + 1) * a);
  const gaps = between(a, b).filter(n => !lost[n]);
  const forA = between(0, b - a).every(n => !lost[n] || !lost[(n + m - (b - a) + rest) % m]);
  const forB = arc.every(n => !lost[shifted(n)]) && gaps.every(n => !arc.includes(shifted(n)));
  return forA || forB || rest === a || (a <= rest && rest <= b && (b <= 2 * a || rest === b));
}

test('the admissible angles of Manabe agree on which sets are purely periodic', () => {
  for (let a = 2; a <= 12; a++)
    for (let b = a + 1; b <= 40; b++)
      for (let rest = 0; rest < a + b; rest++) {
        const c = rest + 2 * (a + b);
        const canBePure = [2 * a, a + b, a + c, b + c].some(period =>
          isSaid({ a, b, c, preperiod: 0, period }),
        );
        expect([a, b, rest, canBePure]).toEqual([a, b, rest, isAdmissible(a, b, rest)]);
      }
});
