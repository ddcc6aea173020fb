import { isPrime } from './language/arithmetic.ts';

/** The infinite sets with a name, other than N. */
export const INFINITE_BASES = [
  ...(['primes', 'squares', 'triangulars', 'factorials', 'fibonacci'] as const),
  ...(['powers of 2', 'powers of 3', 'powers of 4', 'powers of 5', 'powers of 6', 'powers of 7'] as const),
  ...(['powers of 8', 'powers of 9', 'powers of 10'] as const),
] as const;

export type InfiniteBase = (typeof INFINITE_BASES)[number];

/** A set with a name. */
interface NamedSet {
  /** The word for a member, with its article. */
  readonly one: string;
  readonly has: (n: number) => boolean;
}

/** A set whose members a program lists one by one. */
interface ListedSet extends NamedSet {
  /** Returns the members up to `most`, in increasing order. */
  readonly upTo: (max: number) => number[];
}

/** The sets other than the primes, which need a sieve. Cost of a list: one step per member. */
export const LISTED_SETS: Readonly<Record<Exclude<InfiniteBase, 'primes'>, ListedSet>> = {
  squares: {
    one: 'a square',
    has: n => Number.isInteger(Math.sqrt(n)),
    upTo: max => Array.from({ length: Math.floor(Math.sqrt(max)) }, (_, i) => (i + 1) ** 2),
  },
  // 1, 2, 6, 24, …, and 1, 2, 3, 5, 8, …: each once.
  triangulars: listed('a triangular number', (last, k) => last + k),
  factorials: listed('a factorial', (last, k) => last * k),
  fibonacci: listed('a Fibonacci number', (last, _, before) => last + before),
  ...powers(),
};

type Powers = Extract<InfiniteBase, `powers of ${string}`>;

/** Returns the sets 1, k, k^2, …. */
function powers() {
  const names = INFINITE_BASES.filter((base): base is Powers => base.startsWith('powers'));
  const sets = names.map(base => {
    const k = Number(base.slice('powers of '.length));
    return [base, listed(`a power of ${k}`, last => last * k)] as const;
  });
  return Object.fromEntries(sets) as Record<Powers, ListedSet>;
}

/** Returns the set 1, next(1, 2, 1), …, in which `next` makes member k from the last member and the one before it. */
function listed(one: string, next: (last: number, k: number, before: number) => number): ListedSet {
  const upTo = (max: number) => {
    const members: number[] = [];
    for (let k = 1, last = 1, before = 1; last <= max; k++) {
      members.push(last);
      [last, before] = [next(last, k + 1, before), last];
    }
    return members;
  };
  return { one, has: n => upTo(n).at(-1) === n, upTo };
}

export const NAMED_SETS: Readonly<Record<InfiniteBase, NamedSet>> = {
  primes: { one: 'a prime', has: isPrime },
  ...LISTED_SETS,
};
