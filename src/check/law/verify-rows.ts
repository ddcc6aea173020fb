import { type Affine, type RowNumber, type RowsCertificate, rowsCertificateFault } from '../../game/index.ts';
import { insist } from '../refused.ts';
import { BLANK, numbersAt, sum } from './affine-for-all-k.ts';
import { insistOnRow, type Row, type Tiles } from './insist-on-row.ts';
import { familyOf, type LawVerdict, verdictOn } from './law-verdict.ts';
import { atAny, MixedSign, Region, total } from './region.ts';

/** Maximum number of times that the rows of a group are cut at both ends. */
const MAX_CUTS = 8;

/**
 * Returns whether the statements of a certificate of rows are true for all k ≥ `from`.
 *
 * 1. By docs/conjecture-12.md, section 1, the game is the greedy tiling, and p = 3s is a period exactly if p is blank: no
 *    tile has heaps both below p and from p up. A tile that starts at n reaches up to n + a + b. So p ≥ 1 is blank exactly
 *    if none of the a + b heaps below p is a start. By Lemma 5 scale a, scale b have scale times the least saltus of a, b.
 * 2. The letter of a heap depends only on the letters at distances a, b - a, b and a + b before it (`insist-on-row.ts`). Each row is
 *    read after the row before it, which is as long as the largest of these distances. So by induction over the rows, the
 *    first one after blanks, all letters are right.
 * 3. The rows i - 1 and i of a group are compared for all (k, i) at once. All numbers and all places of ends are affine in
 *    k and i. If each comparison has one answer in a region, one pass covers the whole region. Otherwise (`MixedSign`) the
 *    first row and the last row are read separately, and the rest is a smaller region.
 * 4. Consecutive starts are shown to be less than a + b + 1 apart, except at the end, which is that far after the last
 *    start. So the end is blank, and no earlier place is.
 */
export function verifyRows(certificate: RowsCertificate): LawVerdict {
  return verdictOn(rowsCertificateFault(certificate), () => {
    verify(certificate, tilesOf(certificate));
    return certificate.from;
  });
}

/** a, b - a, b and a + b, divided by the scale. */
function tilesOf(certificate: RowsCertificate): Tiles {
  const { modulus, residue, from, scale } = certificate;
  const family = familyOf(certificate);
  insist(family.kind === 'all-but' && family.numbers.length === 3, 'it is not a family N - {a, b, a+b}');
  insist(scale > 0, 'the scale is 0');
  const [a, b, c] = numbersAt(family, modulus, residue).map(([slope, constant]): Affine => {
    insist(slope % scale === 0 && constant % scale === 0, 'the scale does not divide the numbers');
    return [slope / scale, constant / scale];
  }) as [Affine, Affine, Affine];
  const [d, rest, twice] = [sum(b, -1, a), sum(sum(c, -1, a), -1, b), sum(b, -2, a)];
  const all = new Region(from, [0, 0], [0, 0]);
  insist(all.sign(atAny(a)) > 0 && all.sign(atAny(d)) > 0, 'a and b do not satisfy 1 <= a < b');
  insist(
    all.sign(atAny(rest)) === 0 && all.sign(atAny(twice)) !== 0,
    'it is not an N - {a, b, a+b} with b ≠ 2a',
  );
  return { lags: [a, d, b, c].map(atAny) as [RowNumber, RowNumber, RowNumber, RowNumber] };
}

/** @throws Refused, Mixed */
function verify({ from, groups, scale, period }: RowsCertificate, tiles: Tiles): void {
  const allK = new Region(from, [0, 0], [0, 0]);
  let before: Row = [[BLANK, tiles.lags[3]]];
  let gap: RowNumber | undefined;
  for (const { count, row } of groups) {
    const last = sum(count, -1, [0, 1]);
    insist(allK.sign(atAny(last)) >= 0, 'a group has no row');
    gap = insistOnRow(before, rowAt(row, [0, 0]), tiles, allK);
    before = rowAt(row, last);
    if (allK.sign(atAny(last)) === 0) {
      const isOfPlace = row.some(([, [, beta]]) => beta !== 0);
      insist(!isOfPlace, 'a number of a group with one row depends on the place of the row');
      continue;
    }
    insistOnRows(row, tiles, from, [0, 1], last, MAX_CUTS);
    gap = insistOnRow(rowAt(row, sum(last, -1, [0, 1])), before, tiles, allK);
  }
  insist(gap !== undefined, 'there are no rows');
  insist(allK.sign(total(gap, -1, tiles.lags[3])) === 0, 'the end is not blank, or not the first blank heap');
  const length = lengthOf(groups);
  const stated = period.map(number => 2 * number);
  insist(
    length.every((number, n) => scale * number === stated[n]),
    'the rows do not have the length of the period',
  );
  insist(
    period.every(number => number % 3 === 0),
    'the period is not a multiple of 3',
  );
}

/** Checks that each row from the first to the last one follows from the one before it. */
function insistOnRows(row: Row, tiles: Tiles, k0: number, first: Affine, last: Affine, cuts: number): void {
  const allK = new Region(k0, [0, 0], [0, 0]);
  const left = allK.sign(atAny(sum(last, -1, first)));
  if (left < 0) return;
  const single = (i: Affine) => insistOnRow(rowAt(row, sum(i, -1, [0, 1])), rowAt(row, i), tiles, allK);
  if (left === 0) {
    single(first);
    return;
  }
  try {
    const before: Row = row.map(([text, [alpha, beta, gamma]]) => [text, [alpha, beta, gamma - beta]]);
    insistOnRow(before, row, tiles, new Region(k0, first, last));
  } catch (error) {
    if (!(error instanceof MixedSign) || cuts === 0) throw error;
    single(first);
    single(last);
    insistOnRows(row, tiles, k0, sum(first, 1, [0, 1]), sum(last, -1, [0, 1]), cuts - 1);
  }
}

/** Returns the row at one place. */
function rowAt(row: Row, [slope, constant]: Affine): Row {
  return row.map(([text, [alpha, beta, gamma]]) => [
    text,
    [alpha + beta * slope, 0, gamma + beta * constant],
  ]);
}

/** Twice the number of letters: coefficients of k², k and 1. */
function lengthOf(groups: RowsCertificate['groups']): readonly [number, number, number] {
  let twice: readonly [number, number, number] = [0, 0, 0];
  for (const { count, row } of groups) {
    const [c, c0] = count;
    const [alpha, beta, gamma] = row.reduce((sum, [text, times]) => total(sum, text.length, times), [
      0, 0, 0,
    ] as RowNumber);
    // The sum over i < n of αk + βi + γ is n (αk + γ) + β n (n - 1) / 2, where n = ck + c0.
    twice = total(twice, 1, [
      2 * c * alpha + beta * c * c,
      2 * (c * gamma + c0 * alpha) + beta * c * (2 * c0 - 1),
      2 * c0 * gamma + beta * c0 * (c0 - 1),
    ]);
  }
  return twice;
}
