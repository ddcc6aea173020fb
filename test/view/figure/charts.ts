import fesSaltus from '../../../pipelines/sleator-slusky-2012/fes-saltus.ts';

/** Returns a chart of a real pipeline, for drawing tests. */
function specOf(name: string) {
  const chart = fesSaltus.charts?.find(candidate => candidate.name === name);
  if (!chart) throw new Error(`fes-saltus has no chart ${name}`);
  return chart.spec;
}

export const STAIRCASE = specOf('staircase');
export const COLLAPSE = specOf('collapse');

/** Returns rows that satisfy the sharper Conjecture 12: samples, not computed values. */
export function sampleRows(): { a: number; b: number; period: number; saltus: number }[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].flatMap(a => {
    const coprime = Array.from({ length: 40 * a + 40 }, (_, i) => 3 * a + i).filter(b => gcd(a, b) === 1);
    return coprime.slice(0, 40).map(b => {
      const saltus = a * (b + Math.min(b % (2 * a), 2 * a - (b % (2 * a))));
      return { a, b, period: 3 * saltus, saltus };
    });
  });
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
