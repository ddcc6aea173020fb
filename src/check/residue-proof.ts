import { collected, type Issue, renderIssue } from '../errors.ts';
import { formatGame, parseGame } from '../game/index.ts';
import { isPrime } from './primes.ts';

/** The claim that G(n) = n mod m for every heap n, with the proof in words; nobody computes the words. */
export interface ResidueClaim {
  readonly format: 'saltus-residue-proof-1';
  readonly game: string;
  readonly modulus: number;
}

export function isResidueClaim(value: unknown): value is ResidueClaim {
  const { format, game, modulus } = Object(value) as Partial<ResidueClaim>;
  return format === 'saltus-residue-proof-1' && typeof game === 'string' && Number.isSafeInteger(modulus);
}

/**
 * Whether G(n) = n mod m, by the two facts that imply it by induction: 1, …, m − 1 are moves, so that n mod m − j
 * steps lead to every smaller residue, and no multiple of m is a move. For primes the second is a look at m and at the
 * numbers written in the notation, since k m with k ≥ 2 and m ≥ 2 is not prime.
 *
 * @returns what is wrong, or nothing
 */
export function residueClaimFault({ game: text, modulus: m }: ResidueClaim): string | undefined {
  const issues: Issue[] = [];
  const game = collected(issues, () => parseGame(text));
  if (!game) return issues.map(renderIssue).join('\n');
  if (formatGame(game) !== text) return `the canonical notation is ${formatGame(game)}`;
  const primes = game.kind === 'infinite' && game.base === 'primes' ? game : undefined;
  if (!primes && game.kind !== 'finite') return `nothing is known of the multiples of ${m} in ${text}`;
  if (m < 2) return 'the modulus is less than 2';
  const written = primes ? primes.plus : game.kind === 'finite' ? game.moves : [];
  const isMove = (n: number) =>
    written.includes(n) || (primes !== undefined && isPrime(n) && !primes.minus.includes(n));
  for (let n = 1; n < m; n++) if (!isMove(n)) return `${n} is no move`;
  const multiple = [m, ...written].find(n => n % m === 0 && isMove(n));
  return multiple === undefined ? undefined : `the move ${multiple} is a multiple of ${m}`;
}
