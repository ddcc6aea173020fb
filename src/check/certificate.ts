import { DefinitionError } from '../errors.ts';
import { type Certificate, certificateFault } from '../game/certificate.ts';
import { formatGame, type Game } from '../game/game.ts';
import { parseGame } from '../game/notation.ts';
import { replayAllBut, replayFinite } from './replay.ts';

export type Verdict = { ok: true; heaps: number } | { ok: false; why: string };

class Refused extends Error {}

function insist(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Refused(why);
}

/** Heaps to be replayed, at 4 to 12 bytes each; 0 for a malformed certificate, which is refused unread. */
export function costOf(certificate: Certificate): number {
  if (certificateFault(certificate) !== undefined) return 0;
  const { repeat, digest } = certificate;
  const cells = repeat.kind === 'window' ? 1 : repeat.pattern.reduce((sum, run) => sum + run, 0);
  return Math.max(repeat.to + Math.max(1, cells), digest?.heaps ?? 0);
}

/**
 * Whether all that a certificate states is true, by replaying `costOf` heaps. One that costs more than
 * `limit` is refused; so is a malformed one, and nothing is thrown for it.
 */
export function verifyCertificate(certificate: Certificate, { limit = 1e7 } = {}): Verdict {
  try {
    const fault = certificateFault(certificate);
    insist(fault === undefined, `${fault}`);
    const heaps = costOf(certificate);
    insist(heaps <= Math.min(limit, 2 ** 31), `a replay takes ${heaps} heaps, the limit is ${limit}`);
    verify(certificate);
    return { ok: true, heaps };
  } catch (error) {
    if (error instanceof Refused || error instanceof DefinitionError)
      return { ok: false, why: error.message };
    throw error;
  }
}

function verify(certificate: Certificate): void {
  const { preperiod, period, saltus, repeat, digest } = certificate;
  insist(period > 0 && repeat.to - repeat.from === period, 'the repeat does not span one period');
  const game = parseGame(certificate.game);
  insist(formatGame(game) === certificate.game, `the canonical notation is ${formatGame(game)}`);
  const { terms, proved } = (repeat.kind === 'window' ? replayWindow : replayPattern)(game, certificate);

  /** G(n + distance) = G(n) + rise for from <= n < end. */
  function holds(distance: number, rise: number, from: number, end: number): boolean {
    for (let n = from; n < end; n++) if (terms[n + distance] !== terms[n]! + rise) return false;
    return true;
  }

  insist(preperiod <= proved, `the sequence repeats from heap ${proved} on already`);
  insist(holds(period, saltus, preperiod, proved), `the sequence does not repeat from heap ${preperiod} on`);
  const least = preperiod === 0 || !holds(period, saltus, preperiod - 1, preperiod);
  insist(least, `the sequence repeats from heap ${preperiod - 1} on already`);
  for (let parts = 2; parts <= period; parts++) {
    if (period % parts !== 0 || saltus % parts !== 0) continue;
    const part = period / parts; // If each part but the last is followed by its like, so is the last.
    const shorter = holds(part, saltus / parts, preperiod, preperiod + period - part);
    insist(!shorter, `${part} heaps are a period already`);
  }
  if (digest === null) return;
  let value = 1;
  for (const term of terms.subarray(0, digest.heaps)) value = (48271 * value + term + 1) % (2 ** 31 - 1);
  insist(value === digest.value, `the digest over ${digest.heaps} heaps is ${value}, not ${digest.value}`);
}

/** The terms, and the heap from which on the repeat proves the equation, if it stands as recorded. */
function replayPattern(game: Game, certificate: Certificate): { terms: Int32Array; proved: number } {
  const { ending, objective, sequence, saltus, repeat } = certificate;
  insist(game.kind === 'all-but' && repeat.kind === 'boundary-pattern', 'a pattern is for all-but games');
  const rule = `${ending}, ${objective}, ${sequence}`;
  insist(rule === 'normal, last-player-wins, nim-values', `no pattern proves anything under ${rule}`);
  const { from, to, valueFrom, valueTo, pattern } = repeat;
  insist(valueTo - valueFrom === saltus, 'the repeat does not rise by the saltus');
  const m = game.excluded.at(-1) ?? 0;
  const labelled = pattern.flatMap((run, i) => Array<boolean>(run).fill(i % 2 === 1));
  insist(labelled.length === m && !pattern.includes(0), `the runs do not make up ${m} cells`);
  const terms = replayAllBut(game.excluded, costOf(certificate));
  function stands(heap: number, k: number): boolean {
    const first = terms[heap] === k && terms.findIndex(value => value >= k) === heap;
    return first && labelled.every((cell, i) => cell === terms[heap + i]! < k);
  }
  insist(stands(from, valueFrom), `value ${valueFrom} does not start at heap ${from} with this pattern`);
  insist(stands(to, valueTo), `value ${valueTo} does not start at heap ${to} with this pattern`);
  return { terms, proved: from + m };
}

/** The same for a window. */
function replayWindow(game: Game, certificate: Certificate): { terms: Int32Array; proved: number } {
  const { objective, sequence, saltus, repeat } = certificate;
  insist(game.kind === 'finite' && repeat.kind === 'window', 'a window is for finite sets');
  insist(sequence === 'outcomes' || objective === 'last-player-wins', 'misère play has no nim-values');
  insist(saltus === 0, 'the saltus of a finite set is 0');
  const { from, to, window } = repeat;
  const m = game.moves.at(-1)!;
  insist(window.length === m && from >= m - 1, `a window is ${m} terms, none before heap 0`);
  const terms = replayFinite(game.moves, certificate, costOf(certificate));
  const stands = (last: number) => window.every((term, i) => terms[last - m + 1 + i] === term);
  insist(stands(from) && stands(to), `the window does not end at heaps ${from} and ${to}`);
  return { terms, proved: from - m + 1 };
}
