import { type Certificate, certificateFault, formatGame, parseGame } from '../game/index.ts';
import { determiningHeaps } from './determining-heaps.ts';
import { insistOnLeast, witnessesInRange } from './least-period-witnesses.ts';
import { recordedRepeat } from './recorded-repeat.ts';
import { insist, unlessRefused } from './refused.ts';
import { type Replayable, replay } from './replay.ts';
import { StoredTerms, type Stretch } from './stored-terms.ts';

export type Verdict =
  | { readonly ok: true; readonly heaps: number }
  /** A rejection; with `cost` if nothing was replayed because that many heaps exceed the limit. */
  | { readonly ok: false; readonly why: string; readonly cost?: number };

/** Maximum number of heaps of a certificate without witnesses, since all terms of a period are kept. */
const MAX_STORED_HEAPS = 2 ** 31;

/** Heaps to be replayed; 0 for a malformed certificate, which is refused unread. */
export function costOf(certificate: Certificate): number {
  if (certificateFault(certificate) !== undefined) return 0;
  const { repeat, digest } = certificate;
  const cells = repeat.kind === 'window' ? 1 : repeat.pattern.reduce((sum, run) => sum + run, 0);
  return Math.max(repeat.to + Math.max(1, cells), digest?.heaps ?? 0);
}

/**
 * Whether all statements of a certificate are true, by replaying `costOf` heaps. A certificate that is malformed or
 * costs more than `limit` is refused, without an exception.
 *
 * Memory: about M terms with witnesses, M the greatest number of the set. Without witnesses 4 bytes per heap, for at
 * most 2^31 heaps whatever the limit.
 */
export function verifyCertificate(certificate: Certificate, { limit = 1e7 } = {}): Verdict {
  return unlessRefused((): Verdict => {
    const fault = certificateFault(certificate);
    insist(fault === undefined, `${fault}`);
    const heaps = costOf(certificate);
    const most = certificate.format === 'saltus-certificate-1' ? Math.min(limit, MAX_STORED_HEAPS) : limit;
    if (heaps > most)
      return { ok: false, why: `a replay takes ${heaps} heaps; the limit is ${most}`, cost: heaps };
    verify(certificate, heaps);
    return { ok: true, heaps };
  });
}

function verify(certificate: Certificate, heaps: number): void {
  const { preperiod, period, saltus, repeat, digest } = certificate;
  insist(period > 0 && repeat.to - repeat.from === period, 'the repeat does not span one period');
  const game = gameOf(certificate);
  const recorded = recordedRepeat(game, certificate);
  insist(preperiod <= recorded.repeatsFrom, `the sequence already repeats from heap ${recorded.repeatsFrom}`);
  const witnesses = certificate.format === 'saltus-certificate-2' ? witnessesInRange(certificate) : undefined;
  const checkedUpTo = Math.min(recorded.repeatsFrom, preperiod + determiningHeaps(game));
  const [begin, end] = [Math.max(0, preperiod - 1), checkedUpTo];
  const stored = new StoredTerms(
    witnesses === undefined
      ? [[0, heaps]]
      : [
          [begin, end],
          [begin + period, end + period],
          ...recorded.heaps,
          ...witnesses.flatMap(({ prime, heap }) => [single(heap), single(heap + period / prime)]),
        ],
  );
  const greatestBefore = { from: -1, to: -1 };
  let [greatest, digested] = [-1, 1];
  replay(game, certificate, heaps, (n, term) => {
    if (n === repeat.from) greatestBefore.from = greatest;
    if (n === repeat.to) greatestBefore.to = greatest;
    if (term > greatest) greatest = term;
    if (digest !== null && n < digest.heaps) digested = (48271 * digested + (term % PRIME) + 1) % PRIME;
    stored.add(n, term);
  });

  const repeats = (n: number) => stored.at(n + period) === stored.at(n) + saltus;
  recorded.insistOn(stored.at, greatestBefore);
  for (let n = preperiod; n < checkedUpTo; n++)
    insist(repeats(n), `the sequence does not repeat from heap ${preperiod}`);
  const isLeast = preperiod === 0 || !repeats(preperiod - 1);
  insist(isLeast, `the sequence already repeats from heap ${preperiod - 1}`);
  insistOnLeast(stored.at, certificate, witnesses);
  const isDigest = digest === null || digest.value === digested;
  insist(isDigest, `the digest over ${digest?.heaps} heaps is ${digested}, not ${digest?.value}`);
}

const PRIME = 2 ** 31 - 1;

function single(heap: number): Stretch {
  return [heap, heap + 1];
}

function gameOf({ game: text }: Certificate): Replayable {
  const game = parseGame(text);
  insist(formatGame(game) === text, `the canonical notation is ${formatGame(game)}`);
  return game as Replayable; // What else a game may be has no repeat that could be recorded.
}
