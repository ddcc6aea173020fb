import { type Conjecture, type OpenLaw, ours, when } from '../../src/index.ts';

const OTHERWISE = 'preperiod = 0 and c mod (a+b) != a and c mod (a+b) != b and c mod (a+b) != b - 2a';

/**
 * Returns the claims that state which games {a, b, c}, a < b < c ≠ a + b, have no preperiod, and their periods: b mod 2a and c
 * mod a + b decide both. They were found in the sets with c ≤ 83 and checked on those up to 300 before they were written
 * down.
 *
 * @param oddMultiples the proof of the law on odd multiples of a, unless certificates are to prove it
 */
export function pureTriples(
  conjecture: Conjecture,
  oddMultiples: Pick<OpenLaw, 'theorem'> = {},
): readonly OpenLaw[] {
  const claim = (id: string, holds: string) => ours(id, { holds, conjecture });
  return [
    ...when('b <= 2a', [
      claim('near-pure', 'preperiod = 0 iff c mod (a+b) = 0 or c mod (a+b) >= b - a'),
      claim('near-a-b', 'a <= c mod (a+b) <= b implies period = a + b'),
      claim('near-a-c', 'c mod (a+b) = 0 or c mod (a+b) > b implies period = a + c'),
      claim('near-b-c', 'b - a <= c mod (a+b) < a implies period = b + c'),
    ]),
    ...when('b mod 2a = a', [
      ours('odd-multiple-2a', {
        holds: 'c mod 2a = a implies preperiod = 0 and period = 2a',
        ...oddMultiples,
      }),
      claim('odd-multiple-b-c', 'c mod 2a != a implies preperiod = 0 and period = b + c'),
    ]),
    ...when('b > 2a and b mod 2a < a', [
      claim(
        'low-pure',
        'preperiod = 0 iff c mod (a+b) = b or c mod (a+b) = b - 2a or c mod (a+b) < b and (c mod (a+b) + a) mod 2a <= b mod 2a or a - b mod 2a <= c mod (a+b) - b <= b mod 2a',
      ),
    ]),
    ...when('b > 2a and b mod 2a > a', [
      claim(
        'high-pure',
        'preperiod = 0 iff c mod (a+b) = b or c mod (a+b) = b - 2a or b mod 2a - a <= (c mod (a+b)) mod 2a <= a',
      ),
    ]),
    ...when('b > 2a and b mod 2a != a', [
      claim('far-a-b', 'c mod (a+b) = a or c mod (a+b) = b implies period = a + b'),
      claim('far-a-c', 'c mod (a+b) = b - 2a implies period = a + c'),
      ours('far-b-c', {
        holds: `${OTHERWISE} implies period = b + c`,
        mutant: `${OTHERWISE} implies period = a + c`,
        mutantSays: 'b > 2a and b mod 2a != a: for the same sets, period = a + c',
        conjecture,
      }),
    ]),
  ];
}
