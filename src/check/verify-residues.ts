import { formatGame, parseGame } from '../game/index.ts';
import { isPrime } from './primes-and-divisors.ts';
import { insist, type Rejected, unlessRefused } from './refused.ts';

/** The claim that G(n) = n mod m for every heap n, with a proof in words, which no program checks. */
export interface ResidueClaim {
  readonly format: 'saltus-residue-proof-1';
  readonly game: string;
  readonly modulus: number;
}

/** Returns the error in such a claim, like `certificateFault`. */
export function residueClaimFault(value: unknown): string | undefined {
  const { game, modulus } = Object(value) as Partial<ResidueClaim>;
  if (typeof game !== 'string') return 'certificate.game is not a string';
  return Number.isSafeInteger(modulus) ? undefined : 'certificate.modulus is not an integer below 2^53';
}

/**
 * Whether G(n) = n mod m, by two facts that imply it by induction. First, 1, …, m − 1 are moves, so some move leads to
 * every smaller residue. Second, no multiple of m is a move; for primes, m and the numbers written in the notation are
 * tested, since k m with k ≥ 2 and m ≥ 2 is not prime. No heap is replayed.
 */
export function verifyResidues({ game: text, modulus: m }: ResidueClaim): { ok: true; heaps: 0 } | Rejected {
  return unlessRefused(() => {
    const game = parseGame(text);
    insist(formatGame(game) === text, `the canonical notation is ${formatGame(game)}`);
    const primes = game.kind === 'infinite' && game.base === 'primes' ? game : undefined;
    insist(
      primes !== undefined || game.kind === 'finite',
      `nothing is known about the multiples of ${m} in ${text}`,
    );
    insist(m >= 2, 'the modulus is less than 2');
    const written = primes ? primes.plus : game.kind === 'finite' ? game.moves : [];
    const isMove = (n: number) =>
      written.includes(n) || (primes !== undefined && isPrime(n) && !primes.minus.includes(n));
    for (let n = 1; n < m; n++) insist(isMove(n), `${n} is not a move`);
    const multiple = [m, ...written].find(n => n % m === 0 && isMove(n));
    insist(multiple === undefined, `the move ${multiple} is a multiple of ${m}`);
    return { ok: true, heaps: 0 };
  });
}
