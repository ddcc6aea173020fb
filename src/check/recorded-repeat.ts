import type { BoundaryPatternRepeat, Certificate, Game, WindowRepeat } from '../game/index.ts';
import { insist } from './refused.ts';
import type { StoredTerms, Stretch } from './stored-terms.ts';

/** The repeat of a certificate, as far as it can be judged before the replay. */
export interface RecordedRepeat {
  /** The first heap of those with G(n + period) = G(n) + saltus, if the recorded repeat is true. */
  readonly repeatsFrom: number;
  /** The heaps whose terms are needed for the check. */
  readonly heaps: readonly Stretch[];
  /**
   * @param greatestBefore the greatest term below each end of the repeat, -1 at heap 0
   * @throws Refused unless both ends are as recorded
   */
  insistOn(terms: StoredTerms['at'], greatestBefore: { readonly from: number; readonly to: number }): void;
}

/** @throws Refused if the repeat can prove nothing of this game under this rule */
export function recordedRepeat(game: Game, certificate: Certificate): RecordedRepeat {
  const { repeat } = certificate;
  return repeat.kind === 'window'
    ? windowRepeat(game, certificate, repeat)
    : patternRepeat(game, certificate, repeat);
}

function patternRepeat(
  game: Game,
  { ending, objective, sequence, saltus }: Certificate,
  { from, to, valueFrom, valueTo, pattern }: BoundaryPatternRepeat,
): RecordedRepeat {
  insist(game.kind === 'all-but', 'only all-but games have patterns');
  const rule = `${ending}, ${objective}, ${sequence}`;
  insist(rule === 'normal, last-player-wins, nim-values', `patterns prove nothing under ${rule}`);
  insist(valueTo - valueFrom === saltus, 'the repeat does not rise by the saltus');
  const m = game.excluded.at(-1) ?? 0;
  const isWhole = !pattern.includes(0) && pattern.reduce((sum, run) => sum + run, 0) === m;
  insist(isWhole, `the runs do not make up ${m} cells`);
  const cells = Math.max(1, m);
  return {
    repeatsFrom: from + m,
    heaps: [
      [from, from + cells],
      [to, to + cells],
    ],
    insistOn(terms, greatestBefore) {
      for (const [heap, k, greatest] of [
        [from, valueFrom, greatestBefore.from],
        [to, valueTo, greatestBefore.to],
      ] as const) {
        const starts = greatest < k && terms(heap) === k;
        const stands = starts && hasPattern(terms, heap, k, pattern);
        insist(stands, `value ${k} does not start at heap ${heap} with this pattern`);
      }
    },
  };
}

/** Whether the runs of heaps with values ≥ k and with smaller ones alternate as in the pattern. */
function hasPattern(terms: StoredTerms['at'], heap: number, k: number, pattern: readonly number[]): boolean {
  let n = heap;
  return pattern.every((run, i) => {
    const end = n + run;
    while (n < end && terms(n) < k === (i % 2 === 1)) n++;
    return n === end;
  });
}

function windowRepeat(
  game: Game,
  { ending, objective, sequence, saltus }: Certificate,
  { from, to, window }: WindowRepeat,
): RecordedRepeat {
  insist(game.kind === 'finite' || game.kind === 'started', 'only finite sets have windows');
  const hasRule = game.kind === 'finite' || (ending === 'normal' && objective === 'last-player-wins');
  insist(hasRule, 'games with initial values have no other rules');
  insist(sequence === 'outcomes' || objective === 'last-player-wins', 'misère play has no nim-values');
  insist(saltus === 0, 'the saltus of a finite set is 0');
  const m = game.moves.at(-1)!;
  insist(window.length === m && from >= m - 1, `a window has ${m} terms, none before heap 0`);
  return {
    repeatsFrom: from - m + 1,
    heaps: [
      [from - m + 1, from + 1],
      [to - m + 1, to + 1],
    ],
    insistOn(terms) {
      const stands = (last: number) => window.every((term, i) => terms(last - m + 1 + i) === term);
      insist(stands(from) && stands(to), `the window does not end at heaps ${from} and ${to}`);
    },
  };
}
