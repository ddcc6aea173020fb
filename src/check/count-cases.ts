import { type ConditionNode, type FamilyText, type Range, readFamily } from '../game/index.ts';
import { type Assignment, isTrue, numberOf } from './evaluate-expression.ts';
import { EXACT, floorOf } from './exact-arithmetic.ts';

/** The number of cases of a family, and the method of counting. */
export interface CaseCount {
  readonly cases: bigint;
  readonly by: string;
}

/**
 * Counts the cases of a family independently: with the sweep it shares only the code that reads the text. Each case is
 * visited, in exact arithmetic, except in two situations:
 *
 * - The condition is gcd(x, y) = 1 and contains the last letter. Then its values are counted by a sum over the squarefree
 *   divisors of the other letter, with Möbius signs.
 * - There is no condition. Then the last letter's values are counted by the ends of its range.
 *
 * Cost: a few ns for each combination of the letters except the last and each of the divisors, or a few µs per case.
 */
export function countCases(text: FamilyText): CaseCount {
  const { letters, ranges, condition, first } = readFamily(text, 'sweep');
  const last = letters.at(-1);
  const isPlain = ranges.every(({ steps }) => steps === undefined);
  const other = isPlain && first === undefined ? coprimeTo(condition?.root, last) : undefined;
  const isFree = condition === undefined;
  const cases = count({}, 0);
  if (other) return { cases, by: `by the Möbius sum over the divisors of ${other}` };
  return { cases, by: isFree && isPlain ? 'by the ends of the ranges' : 'one by one, in exact arithmetic' };

  function count(assignment: Assignment<bigint>, depth: number): bigint {
    const holds = () => condition === undefined || isTrue(condition.root, assignment, EXACT);
    if (depth === letters.length) return holds() ? 1n : 0n;
    const range = ranges[depth]!;
    const { from, to } = endsOf(range, assignment);
    const most = first === undefined ? undefined : BigInt(first);
    if (depth === letters.length - 1) {
      if (other) return coprimes(from, to!, assignment[other]!);
      if (isFree && isPlain && to !== undefined) return minimum(most, to < from ? 0n : to - from + 1n);
      if (isFree && isPlain) return most!;
    }
    let cases = 0n;
    const isLast = depth === letters.length - 1;
    for (let value = from; to === undefined || value <= to; value++) {
      if (!isTaken(range, value, from)) continue;
      cases += count({ ...assignment, [letters[depth]!]: value }, depth + 1);
      if (isLast && cases === most) break;
    }
    return cases;
  }
}

/** Returns the letter y of a condition gcd(x, y) = 1 in which x is the last. */
function coprimeTo(condition: ConditionNode | undefined, last: string | undefined): string | undefined {
  if (condition?.kind !== 'comparison' || condition.relations.join() !== '=') return undefined;
  const [call, unit] = condition.operands;
  if (call?.kind !== 'call' || call.callee !== 'gcd' || unit?.kind !== 'number' || unit.value !== 1)
    return undefined;
  const names = call.args.flatMap(arg => (arg.kind === 'name' ? [arg.name] : []));
  return names.length === 2 && names.includes(last!) ? names.find(name => name !== last) : undefined;
}

/**
 * Counts the numbers from `from` to `to` that are coprime to n: over the divisors d of its radical, μ(d) times the
 * multiples of d.
 */
function coprimes(from: bigint, to: bigint, n: bigint): bigint {
  if (to < from) return 0n;
  if (n === 0n) return [-1n, 1n].reduce((sum, unit) => sum + (from <= unit && unit <= to ? 1n : 0n), 0n);
  const divisors = signedDivisors(n);
  return divisors.reduce((sum, [d, sign]) => sum + sign * (floorOf(to, d) - floorOf(from - 1n, d)), 0n);
}

/** Returns the squarefree divisors of n, each with 1 for an even number of primes and -1 for an odd one. */
function signedDivisors(n: bigint): (readonly [bigint, bigint])[] {
  const divisors: (readonly [bigint, bigint])[] = [[1n, 1n]];
  let rest = n < 0n ? -n : n;
  for (let p = 2n; rest > 1n; p = p * p > rest ? rest : p + 1n) {
    if (rest % p !== 0n) continue;
    while (rest % p === 0n) rest /= p;
    divisors.push(...divisors.map(([d, sign]) => [d * p, -sign] as const));
  }
  return divisors;
}

function minimum(p: bigint | undefined, q: bigint): bigint {
  return p !== undefined && p < q ? p : q;
}

function isTaken({ steps }: Range, value: bigint, from: bigint): boolean {
  if (steps === undefined) return true;
  return 'values' in steps
    ? steps.values.includes(Number(value))
    : (value - from) % BigInt(steps.step) === 0n;
}

function endsOf(
  { from, to }: Range,
  assignment: Assignment<bigint>,
): { from: bigint; to: bigint | undefined } {
  return {
    from: numberOf(from.root, assignment, EXACT),
    to: to === 'endless' ? undefined : numberOf(to.root, assignment, EXACT),
  };
}
