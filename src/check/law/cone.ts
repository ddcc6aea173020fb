import { gcd } from '../primes-and-divisors.ts';
import { insist, TooExpensive } from '../refused.ts';

/** c + c₁ v₁ + c₂ v₂ + …: the constant first, then the coefficient of each variable. */
export type Form = readonly number[];

interface Ray {
  readonly at: Form;
  /** A bit for each inequality that holds with equality. */
  readonly tight: bigint;
}

/** Maximum number of rays: a proof takes some dozens. */
const MAX_RAYS = 5000;

/**
 * The points v₁, v₂, … ≥ 0 that satisfy linear inequalities.
 *
 * The double description method (Motzkin, Raiffa, Thompson and Thrall 1953): the points (1, v₁, v₂, …) lie in the cone of all
 * (v₀, v₁, …) ≥ 0 that satisfy the homogeneous inequalities. The cone is kept as its extreme rays, so a form is at least 0 on
 * all points if it is at least 0 on each ray. An inequality removes the rays on its wrong side, and adds the point where each edge crosses
 * its boundary. Two rays span an edge if no third ray satisfies with equality all inequalities that both satisfy with equality.
 */
export class Cone {
  readonly #rays: readonly Ray[];
  /** The inequalities that were added: each form is at least 0. */
  readonly #added: readonly Form[];

  private constructor(rays: readonly Ray[], added: readonly Form[]) {
    this.#rays = rays;
    this.#added = added;
  }

  /** Returns all points with non-negative coordinates. */
  static orthant(variables: number): Cone {
    const axes = Array.from({ length: variables + 1 }, (_, i) => i);
    const all = 2n ** BigInt(variables + 1) - 1n;
    const rays = axes.map(i => ({ at: axes.map(j => Number(i === j)), tight: all - 2n ** BigInt(i) }));
    return new Cone(rays, []);
  }

  /** Whether there is no point; if not, there may still be none with integer coordinates. */
  get isEmpty(): boolean {
    return this.#rays.every(({ at }) => at[0] === 0);
  }

  /** Whether a form is at least 0 on all points. */
  isAtLeast0(form: Form): boolean {
    for (const { at } of this.#rays) if (product(form, at) < 0) return false;
    return true;
  }

  /** Whether a form is at most -1 on all points. */
  isBelow0(form: Form): boolean {
    for (const { at } of this.#rays) if (product(form, at) > -at[0]!) return false;
    return true;
  }

  /** Returns the points at which a form is at least 0 too. Only integer points matter. */
  where(form: Form): Cone {
    const tightened = atIntegers(form);
    if (this.isAtLeast0(tightened)) return this;
    const values = this.#rays.map(({ at }) => product(tightened, at));
    const bit = 2n ** BigInt(this.#rays[0]!.at.length + this.#added.length);
    const rays = this.#rays.flatMap((ray, i) => {
      if (values[i]! < 0) return [];
      return values[i] === 0 ? [{ at: ray.at, tight: ray.tight | bit }] : [ray];
    });
    for (const [i, value] of values.entries()) {
      if (value <= 0) continue;
      for (const [j, other] of values.entries()) {
        if (other >= 0 || !this.#isEdge(i, j)) continue;
        const tight = (this.#rays[i]!.tight & this.#rays[j]!.tight) | bit;
        rays.push({ at: between(this.#rays[i]!.at, -other, this.#rays[j]!.at, value), tight });
      }
    }
    if (rays.length > MAX_RAYS)
      throw new TooExpensive(rays.length, `a region has more than ${MAX_RAYS} rays`);
    return new Cone(rays, [...this.#added, tightened]);
  }

  /** Returns the points in which each variable leaves a given remainder, by their quotients. */
  atRemainders(moduli: readonly number[], remainders: Form): Cone {
    return this.#added.reduce(
      (cone, form) => cone.where(form.map((c, i) => (i === 0 ? product(form, remainders) : c * moduli[i]!))),
      Cone.orthant(moduli.length - 1),
    );
  }

  #isEdge(i: number, j: number): boolean {
    const both = this.#rays[i]!.tight & this.#rays[j]!.tight;
    return this.#rays.every(({ tight }, other) => other === i || other === j || (tight & both) !== both);
  }
}

/** Returns a form that is at least 0 at the same integer points: its coefficients without their common divisor. */
function atIntegers(form: Form): Form {
  let divisor = 0;
  for (let i = 1; i < form.length && divisor !== 1; i++) divisor = gcd(divisor, Math.abs(form[i]!));
  return divisor > 1 ? form.map((c, i) => (i === 0 ? Math.floor(c / divisor) : c / divisor)) : form;
}

/** x + c y */
export function add(x: Form, c: number, y: Form): Form {
  const sum: number[] = [];
  for (let i = 0; i < x.length; i++) sum.push(exactSum(x[i]!, c * y[i]!));
  return sum;
}

/** Returns the value of a form at a point, whose first coordinate is 1; or at a ray. */
export function product(form: Form, at: Form): number {
  let [total, size] = [0, 0];
  for (let i = 0; i < form.length; i++) {
    const term = form[i]! * at[i]!;
    total += term;
    size += Math.abs(term);
  }
  insist(size < MAX_SIZE, TOO_LARGE);
  return total;
}

/** Returns the point c p + d q, with the common divisor of its coordinates removed. */
function between(p: Form, c: number, q: Form, d: number): Form {
  const at = p.map((x, i) => exactSum(c * x, d * q[i]!));
  const divisor = at.reduce((common, x) => gcd(common, Math.abs(x)), 0);
  return at.map(x => x / divisor);
}

/** Terms whose absolute values have a smaller sum are added without rounding. */
const MAX_SIZE = 2 ** 53;
const TOO_LARGE = 'numbers grow beyond 2^53';

function exactSum(x: number, y: number): number {
  insist(Math.abs(x) + Math.abs(y) < MAX_SIZE, TOO_LARGE);
  return x + y;
}
