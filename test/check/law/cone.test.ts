import { expect, test } from 'vitest';
import { Cone, type Form, product } from '../../../src/check/law/cone.ts';

const POINTS = Array.from({ length: 21 * 21 }, (_, i) => [1, i % 21, Math.floor(i / 21)]);
const COEFFICIENTS = [-3, -2, -1, 0, 1, 2, 3, 4, 6];
const FORMS = [-8, -7, 0, 5].flatMap(c =>
  COEFFICIENTS.flatMap(x => COEFFICIENTS.map((y): Form => [c, x, y])),
);

/** Whether a form is at least 0 at each integer point up to 20 at which the given forms are at least 0. */
function isAtLeast0AtPoints(given: readonly Form[], form: Form): boolean {
  const points = POINTS.filter(at => given.every(bound => product(bound, at) >= 0));
  return points.every(at => product(form, at) >= 0);
}

test('a region keeps each integer point at which its inequalities hold', () => {
  const orthant = Cone.orthant(2);
  let some = 0;
  for (const form of FORMS) {
    const region = orthant.where(form);
    if (region.isEmpty) {
      expect(isAtLeast0AtPoints([form], [-1, 0, 0]), `${form}`).toBe(true);
      continue;
    }
    for (const other of FORMS) {
      if (!region.isAtLeast0(other)) continue;
      some++;
      if (!isAtLeast0AtPoints([form], other)) expect.fail(`${form} ≥ 0 does not imply ${other} ≥ 0`);
    }
  }
  expect(some).toBeGreaterThan(1000);
});
