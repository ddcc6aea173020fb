import { expect, test } from 'vitest';
import { closeLaw, mex, pureTriples } from '../../../src/claim/index.ts';

const laws = pureTriples({ askedBy: 'nobody', further: '' }).map(law =>
  closeLaw(law, ['a', 'b', 'c', 'preperiod', 'period']),
);
const ROW = [{} as never, {} as never] as const;

/** Whether no law contradicts these numbers. */
function isSaid(row: Record<string, number>): boolean {
  return laws.every(law => law.where?.(row, ...ROW) === false || law.holds(row, ...ROW));
}

/** Preperiod and period by the definition, from more heaps than any set of moves up to `c` below needs. */
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

test('decides of each set whether it has a preperiod, and if not its one period, as the definition does', () => {
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
