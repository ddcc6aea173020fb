import { expect, test } from 'vitest';
import { closeLaw, law } from '../../../src/claim/index.ts';
import { periodicityOfOutcomes } from '../../../src/engine/index.ts';
import { resolve, runningFamilies } from '../../../src/plan/index.ts';
import { provedLawsOfFamily } from '../../../src/run/laws.ts';
import { ENGINE } from '../../../src/run/stored-laws.ts';
import { lawsTable } from '../../../src/run/tables/laws-table.ts';
import { cellTexts } from '../../../src/run/tables/table.ts';

const RULE = { ending: 'normal', objective: 'last-player-wins' } as const;

/** The classes of {a, b, c} for a ≤ 4, b ≤ 9 and every c. */
const rows = (() => {
  const claim = law({ id: 'x', holds: 'T > 0', forAll: 'c' });
  const plan = resolve(
    {
      id: 'x',
      question: 'x?',
      source: 'x',
      sweep: { game: '{a, b, c}', over: { a: '1..4', b: 'a+1..9', c: 'b+1..10' } },
      measure: ['T'],
      limit: '1e6 heaps',
      claims: [claim],
    },
    'x.ts',
  );
  const { provable } = closeLaw(claim, ['a', 'b', 'c', 'T']);
  const certificates = runningFamilies(plan.sweep).flatMap(
    running => provedLawsOfFamily(plan, [provable], running, ENGINE, () => {}).certificates,
  );
  const { columns, rows } = lawsTable(plan, certificates);
  const texts = cellTexts({ columns, rows: [...rows] });
  return texts.map(row => Object.fromEntries(row.map((cell, i) => [columns[i]!.name, cell])));
})();

test('a row on a class agrees with single games', () => {
  expect(rows.length).toBeGreaterThan(100);
  for (const row of rows) {
    const [a, b, modulus, residue, from] = ['a', 'b', 'modulus', 'residue', 'from'].map(name =>
      Number(row[name]),
    ) as [number, number, number, number, number];
    expect(row.family).toBe(`{${a}, ${b}, c}`);
    for (const k of [from, from + 3]) {
      const found = periodicityOfOutcomes(
        [a, b, modulus * k + residue].sort((p, q) => p - q),
        RULE,
        1e6,
      );
      const at = (name: string) => Number(row[`${name}_slope`]) * k + Number(row[`${name}_constant`]);
      expect(found).toMatchObject({ preperiod: at('preperiod'), period: at('period') });
    }
  }
});

test('the least common multiple of the moduli of {a, b} is the period of {a, b}', () => {
  const gcd = (p: number, q: number): number => (q === 0 ? p : gcd(q, p % q));
  const moduli = new Map<string, number>();
  for (const { a, b, modulus } of rows) {
    const [pair, m] = [`${a}, ${b}`, Number(modulus)];
    const other = moduli.get(pair) ?? 1;
    moduli.set(pair, (m / gcd(m, other)) * other);
  }
  expect(moduli.size).toBe(26);
  for (const [pair, common] of moduli) {
    const found = periodicityOfOutcomes(pair.split(', ').map(Number), RULE, 1e6);
    expect([pair, found]).toMatchObject([pair, { period: common }]);
  }
});
