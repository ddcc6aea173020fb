import { expect, test } from 'vitest';
import { holdsForAll } from '../../../src/check/law/holds-for-all.ts';
import { parseExpression } from '../../../src/game/index.ts';

/** Decides a law for p = 14k³ + 11k + 1 and n = k, for all k ≥ 1. */
function judged(text: string) {
  const { root } = parseExpression(text, { where: 'law', names: ['n', 'p'], type: 'condition' });
  return holdsForAll(root, { n: [1, 0], p: [14, 0, 11, 1] }, 1);
}

test.each<[string, object]>([
  ['p = 14*n*n*n + 11n + 1', { status: 'holds' }],
  ['p < 15*n*n*n or n < 4', { status: 'holds' }],
  ['p = 26 implies n = 1', { status: 'holds' }],
  [
    'p div 2 >= 7*n*n*n',
    { status: 'undecided', why: expect.stringContaining('a remainder of a polynomial') },
  ],
  ['(2p) div 2 = p', { status: 'holds' }],
  ['p > 14*n*n*n + 12', { status: 'fails', k: 1 }],
  ['p != 942 or n < 4', { status: 'holds' }],
  ['p != 941', { status: 'fails', k: 4 }],
  ['p < 50*n*n', { status: 'fails', k: 4 }],
  ['gcd(n, 2) < p', { status: 'undecided', why: expect.stringContaining('gcd of a number that grows') }],
  ['gcd(p, n) = 1', { status: 'undecided', why: expect.stringContaining('gcd of a number that grows') }],
])('holdsForAll decides for all k: %s', (text, expected) => {
  expect(judged(text)).toEqual(expected);
});
