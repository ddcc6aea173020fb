import { distanceToMultiple } from '../../game/index.ts';

/**
 * Returns row i of round r by the closed formulas of the proof, for b = 2qa + σd with σ = ±1 and 0 ≤ d ≤ a, q ≥ 2. It uses no
 * other round or row.
 *
 * Round r of row i begins at β(r, i) = 3 F(i - 2r) - (3 + σ) F(i - 3r) - 2q (i - 3r), with F(j) = σ ⌊σjd/a⌋. Let
 * o_i = F(i - 2r) - F(i - 2r - 1). The round consists of tiles A up to β(r, i-1) + o_i, then one x if o_i = 1, then
 * tiles B up to β(r, i-2) + 3 o_(i-1), then x up to β(r+1, i).
 *
 * @param times 3; another number makes the mutant
 */
export function roundByZones(a: number, b: number, r: number, i: number, times = 3): string {
  const d = distanceToMultiple(b, 2 * a);
  const sign = (b - d) % (2 * a) === 0 ? 1 : -1;
  const q = (b - sign * d) / (2 * a);
  const F = (j: number) => sign * Math.floor((sign * j * d) / a);
  const odd = (j: number) => F(j - 2 * r) - F(j - 2 * r - 1);
  const begin = (round: number, j: number) => {
    const shifted = j - times * round;
    return 3 * F(j - 2 * round) - (3 + sign) * F(shifted) - 2 * q * shifted;
  };
  const [oddHere, oddBefore] = [odd(i), odd(i - 1)];
  const ofB = begin(r, i - 1) + 2 * oddHere;
  const ofX = begin(r, i - 2) + 3 * oddBefore;
  const tilesA = Math.max(0, ofB - oddHere - begin(r, i)) / 2;
  const tilesB = Math.max(0, ofX - ofB) / 2;
  const free = Math.max(0, begin(r + 1, i) - ofX);
  return `${'A'.repeat(tilesA)}${'x'.repeat(oddHere)}${'B'.repeat(tilesB)}${'x'.repeat(free)}`;
}
