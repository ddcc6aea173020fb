import { describe, expect, test } from 'vitest';
import { verifyRows } from '../../../src/check/law/verify-rows.ts';
import { periodicityOfAllBut } from '../../../src/engine/index.ts';
import { type Affine, parseFamilyOfOneLetter, type RowsCertificate } from '../../../src/game/index.ts';
import { provedRows } from '../../../src/run/rows-laws.ts';

const DISTANCES = [1, 2, 3, 4];
const proved = new Map(
  DISTANCES.map(d => [d, provedRows(parseFamilyOfOneLetter(`N - {a, a+${d}, 2a+${d}}`))!]),
);
const certificates = [...proved].flatMap(([d, classes]) =>
  classes.map(law => {
    if (law.status !== 'proved') throw new Error(`d = ${d}: not proved`);
    return { d, certificate: law.certificate };
  }),
);

/** Returns the letters of a period at one k. */
function unfolded({ groups }: RowsCertificate, k: number): string {
  const at = ([slope, constant]: Affine) => slope * k + constant;
  return groups
    .flatMap(({ count, row }) =>
      Array.from({ length: at(count) }, (_, i) =>
        row.map(([text, [alpha, beta, gamma]]) => text.repeat(alpha * k + beta * i + gamma)).join(''),
      ),
    )
    .join('');
}

/** Tiles the line greedily: each value, from 0 upwards, at the first free heap (docs/conjecture-12.md, section 1). */
function tiled(a: number, b: number): string {
  const letters: string[] = [];
  let end = 0;
  for (let n = 0; n === 0 || n < end; n++) {
    if (letters[n] !== undefined) continue;
    const tile =
      letters[n + a] === undefined ? ([n + a, '1', '2', '3'] as const) : ([n + b, 'x', 'y', 'z'] as const);
    [letters[n], letters[tile[0]], letters[n + a + b]] = [tile[1], tile[2], tile[3]];
    end = n + a + b + 1;
  }
  return letters.join('');
}

/** Whether the statements of a certificate are true at one k. */
function isTrueAt(certificate: RowsCertificate, k: number): boolean {
  const { family, modulus, residue, scale, period } = certificate;
  const { numbers } = parseFamilyOfOneLetter(family);
  const set = numbers.map(([slope, constant]) => slope * (modulus * k + residue) + constant);
  const [a, b] = set.map(x => x / scale) as [number, number];
  if (set.some(x => x < 1 || x % scale !== 0) || b === 2 * a) return false;
  try {
    const word = tiled(a, b);
    const [u, v, w] = period;
    return unfolded(certificate, k) === word && scale * word.length === u * k * k + v * k + w;
  } catch {
    return false; // A negative exponent.
  }
}

describe.each(certificates)(
  'a = $certificate.modulus k + $certificate.residue, b = a + $d',
  ({ d, certificate }) => {
    const { from, period, modulus, residue } = certificate;

    test('period and saltus are the least ones of single games', () => {
      const [u, v, w] = period;
      for (const k of [from, from + 1, from + 3, from + 17]) {
        const a = modulus * k + residue;
        const found = periodicityOfAllBut([a, a + d, 2 * a + d], 1e9);
        const p = u * k * k + v * k + w;
        expect(found).toMatchObject({ preperiod: 0, period: p, saltus: p / 3 });
      }
    });

    test('the rows are the tiles of single games', () => {
      for (const k of [from, from + 1, from + 5]) expect(isTrueAt(certificate, k)).toBe(true);
    });

    test('the certificate is verified from its first k or any later k, but not from an earlier k', () => {
      expect(verifyRows(certificate)).toEqual({ ok: true, settled: from });
      expect(verifyRows({ ...certificate, from: from + 9 }).ok).toBe(true);
      expect(verifyRows({ ...certificate, from: from - 1 }).ok).toBe(false);
    });

    test('twice the period is rejected', () => {
      const groups = [...certificate.groups, ...certificate.groups];
      const twice = { ...certificate, groups, period: period.map(x => 2 * x) as never };
      // If the last row is too short, that is reported first.
      const why = expect.stringMatching(/a heap before the end is blank|shorter than a \+ b/);
      expect(verifyRows(twice)).toMatchObject({ ok: false, why });
    });
  },
);

test('twice the period is rejected because a blank heap precedes its end', () => {
  const { certificate } = certificates.find(({ certificate }) => certificate.groups.length === 10)!;
  const groups = [...certificate.groups, ...certificate.groups];
  const twice = { ...certificate, groups, period: certificate.period.map(x => 2 * x) as never };
  expect(verifyRows(twice)).toEqual({ ok: false, why: 'a heap before the end is blank' });
});

test("a row's lengths may not depend on its index in a group of one row", () => {
  const { certificate } = certificates[0]!;
  const i = certificate.groups.findIndex(({ count }) => count.join() === '0,1');
  const { count, row } = certificate.groups[i]!;
  const [[text, [alpha, , gamma]], ...others] = row as [(typeof row)[0], ...typeof row];
  const groups = certificate.groups.with(i, { count, row: [[text, [alpha, 1, gamma]], ...others] });
  expect(verifyRows({ ...certificate, groups })).toEqual({
    ok: false,
    why: 'a number of a group with one row depends on the place of the row',
  });
});

test('rows that end before a blank heap are rejected', () => {
  for (const { certificate } of certificates) {
    const groups = certificate.groups.slice(0, -1);
    const [p, q, r] = [10, 11, 12].map(
      k => unfolded({ ...certificate, groups }, k).length * certificate.scale,
    );
    const u = (p! - 2 * q! + r!) / 2;
    const v = q! - p! - 21 * u;
    const period = [u, v, p! - 100 * u - 10 * v] as const;
    expect(verifyRows({ ...certificate, groups, period })).toMatchObject({
      ok: false,
      why: expect.stringMatching(/the end is not blank/),
    });
  }
});

/** Yields certificates that differ from one in a number or a letter. */
function* changed(certificate: RowsCertificate): Generator<RowsCertificate> {
  for (const key of ['modulus', 'residue', 'scale', 'from'] as const)
    for (const by of [-1, 1, 2]) yield { ...certificate, [key]: certificate[key] + by };
  for (const [i] of certificate.period.entries())
    for (const by of [-3, 3]) {
      const period = certificate.period.map((x, n) => (n === i ? x + by : x)) as never;
      yield { ...certificate, period };
    }
  for (const [g, { count, row }] of certificate.groups.entries()) {
    const other = (group: object): RowsCertificate => ({
      ...certificate,
      groups: certificate.groups.map((item, n) => (n === g ? { ...item, ...group } : item)),
    });
    yield { ...certificate, groups: certificate.groups.filter((_, n) => n !== g) };
    for (const i of [0, 1])
      for (const by of [-1, 1]) yield other({ count: count.map((x, n) => (n === i ? x + by : x)) });
    for (const [at, [text, times]] of row.entries()) {
      const power = (changed: object) => other({ row: row.map((item, n) => (n === at ? changed : item)) });
      for (const i of [0, 1, 2])
        for (const by of [-1, 1]) yield power([text, times.map((x, n) => (n === i ? x + by : x))]);
      for (const letter of '123xyz.') if (letter !== text[0]) yield power([letter + text.slice(1), times]);
      yield power([text + text[0], times]);
    }
  }
}

test('a changed certificate is rejected or true', () => {
  let [refused, right, at] = [0, 0, 0];
  const wrong: unknown[] = [];
  for (const { certificate } of certificates.filter(({ d }) => d < 4)) {
    for (const other of changed(certificate)) {
      if (at++ % 23 > 0) continue;
      if (!verifyRows(other).ok) refused++;
      else {
        right++;
        for (const k of [other.from, other.from + 1, other.from + 4])
          if (!isTrueAt(other, k)) wrong.push([other, k]);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(90);
  expect(right).toBeLessThan(refused / 5); // An example is a coefficient of i in a group of one row.
});

test.each<[string, object, RegExp]>([
  ['another family', { family: 'N - {a, a + 1, 2a + 2}' }, /not an N - \{a, b, a\+b\}/],
  ['two numbers', { family: 'N - {a, a + 1}' }, /not a family/],
  ['a finite set', { family: '{a, a + 1, 2a + 1}' }, /not a family/],
  ['b = 2a', { family: 'N - {a, 2a, 3a}' }, /b ≠ 2a/],
  ['another spelling', { family: 'N - {a, a+1, 2a+1}' }, /canonical notation/],
  ['another parameter', { letter: 'b' }, /the parameter is a/],
  ['no rows', { groups: [] }, /no rows/],
  ['a field of another type', { period: [3, 3] }, /triple/],
  ['a number beyond 2^53', { groups: [{ count: [0, 1], row: [['1', [2 ** 52, 0, 1]]] }] }, /2\^53/],
])('%s is rejected', (_, other, why) => {
  const { certificate } = certificates[0]!;
  expect(verifyRows({ ...certificate, ...other })).toMatchObject({
    ok: false,
    why: expect.stringMatching(why),
  });
});

test('rows are not searched for in other families', () => {
  for (const family of [
    'N - {a, a+1}',
    '{a, a+1, 2a+1}',
    'N - {a, a+1, 2a+2}',
    'N - {a, 2a+1, 3a+1}',
    'N - {5, b, b+5}',
    'N - {a, a+25, 2a+25}',
  ])
    expect(provedRows(parseFamilyOfOneLetter(family))).toBeUndefined();
});
