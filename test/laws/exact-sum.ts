/** A product of powers of variables, as the exponent of each. */
export type Powers = readonly number[];

/** The term times · powers / ∏ (ratio - 1) over the ratios, none of which is 1. */
export interface Term {
  readonly times: number;
  readonly powers: Powers;
  readonly ratios: readonly Powers[];
}

/** A rational function as a sum of terms. */
export type Sum = readonly Term[];

export function powers(exponents: Powers, times = 1): Sum {
  return [{ times, powers: exponents, ratios: [] }];
}

export function plus(...sums: readonly Sum[]): Sum {
  return sums.flat();
}

export function minus(sum: Sum): Sum {
  return sum.map(term => ({ ...term, times: -term.times }));
}

export function product(...sums: readonly Sum[]): Sum {
  return sums.reduce((p, q) =>
    p.flatMap(left =>
      q.map(right => ({
        times: left.times * right.times,
        powers: multiplied(left.powers, right.powers),
        ratios: [...left.ratios, ...right.ratios],
      })),
    ),
  );
}

/** Returns the sum of ratio^j over from ≤ j ≤ to, where first = ratio^from and beyond = ratio^(to + 1). */
export function geometric(first: Powers, beyond: Powers, ratio: Powers): Sum {
  return plus(powers(beyond), powers(first, -1)).map(term => ({ ...term, ratios: [ratio] }));
}

export function multiplied(p: Powers, q: Powers): Powers {
  return p.map((exponent, letter) => exponent + q[letter]!);
}

export function raised(p: Powers, exponent: number): Powers {
  return p.map(each => each * exponent);
}

/** Expands the numerator over the least common denominator: its non-zero coefficients, so empty if the sum is 0. */
export function numerator(sum: Sum): ReadonlyMap<string, number> {
  const ratios = new Map<string, { ratio: Powers; times: number }>();
  const timesIn = ({ ratios: all }: Term, key: string) => all.filter(ratio => String(ratio) === key).length;
  for (const term of sum) {
    for (const ratio of term.ratios) {
      const key = String(ratio);
      const times = Math.max(timesIn(term, key), ratios.get(key)?.times ?? 0);
      ratios.set(key, { ratio, times });
    }
  }
  const coefficients = new Map<string, number>();
  for (const term of sum) {
    let expanded: Sum = [{ ...term, ratios: [] }];
    for (const [key, { ratio, times }] of ratios) {
      const factor = plus(powers(ratio), powers(raised(ratio, 0), -1));
      for (let missing = times - timesIn(term, key); missing > 0; missing--)
        expanded = product(expanded, factor);
    }
    for (const each of expanded) {
      const key = String(each.powers);
      coefficients.set(key, (coefficients.get(key) ?? 0) + each.times);
    }
  }
  return new Map([...coefficients].filter(([, times]) => times !== 0));
}
