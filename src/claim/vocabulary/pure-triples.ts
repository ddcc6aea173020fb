import type { Conjecture } from '../law.ts';
import type { OpenLaw } from '../open-law.ts';
import { ours } from './ours.ts';
import { when } from './when.ts';

const OTHERWISE = 'preperiod = 0 and c mod (a+b) != a and c mod (a+b) != b and c mod (a+b) != b - 2a';

/**
 * Returns the laws that state which games {a, b, c}, a < b < c ≠ a + b, have no preperiod, and their periods: b mod 2a and c
 * mod a + b decide both. They were found in the sets with c ≤ 83 and checked on those up to 300 before they were written
 * down.
 */
export function pureTriples(conjecture: Conjecture): readonly OpenLaw[] {
  const law = (id: string, holds: string) => ours({ id, holds, conjecture });
  return [
    ...when('b <= 2a', [
      law('near-pure', 'preperiod = 0 iff c mod (a+b) = 0 or c mod (a+b) >= b - a'),
      law('near-a-b', 'a <= c mod (a+b) <= b implies period = a + b'),
      law('near-a-c', 'c mod (a+b) = 0 or c mod (a+b) > b implies period = a + c'),
      law('near-b-c', 'b - a <= c mod (a+b) < a implies period = b + c'),
    ]),
    ...when('b mod 2a = a', [
      law('odd-multiple-2a', 'c mod 2a = a implies preperiod = 0 and period = 2a'),
      law('odd-multiple-b-c', 'c mod 2a != a implies preperiod = 0 and period = b + c'),
    ]),
    ...when('b > 2a and b mod 2a < a', [
      law(
        'low-pure',
        'preperiod = 0 iff c mod (a+b) = b or c mod (a+b) = b - 2a or c mod (a+b) < b and (c mod (a+b) + a) mod 2a <= b mod 2a or a - b mod 2a <= c mod (a+b) - b <= b mod 2a',
      ),
    ]),
    ...when('b > 2a and b mod 2a > a', [
      law(
        'high-pure',
        'preperiod = 0 iff c mod (a+b) = b or c mod (a+b) = b - 2a or b mod 2a - a <= (c mod (a+b)) mod 2a <= a',
      ),
    ]),
    ...when('b > 2a and b mod 2a != a', [
      law('far-a-b', 'c mod (a+b) = a or c mod (a+b) = b implies period = a + b'),
      law('far-a-c', 'c mod (a+b) = b - 2a implies period = a + c'),
      ours({
        id: 'far-b-c',
        holds: `${OTHERWISE} implies period = b + c`,
        mutant: `${OTHERWISE} implies period = a + c`,
        mutantSays: 'b > 2a and b mod 2a != a: for the same sets, period = a + c',
        conjecture,
      }),
    ]),
  ];
}
