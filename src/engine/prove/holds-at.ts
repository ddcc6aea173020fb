import type { Word } from '../../game/index.ts';
import { valueAt } from './affine.ts';
import { rootOf } from './power-word.ts';
import { BLANK, type Recurrence } from './recurrence.ts';
import { textAt } from './word.ts';

/** Letters that are compared at the most: a k for which they are more is left to a search of its own. */
const MOST_LETTERS = 1e5;

/**
 * Whether words are those of a sequence at one k, with the least preperiod and period, letter by letter. All letters
 * behind those follow as the ones a period before them.
 *
 * @param recurrence whose lags are constant
 */
export function holdsAt(k: number, recurrence: Recurrence, words: { before: Word; repeated: Word }): boolean {
  const powers = [...words.before, ...words.repeated];
  if (powers.some(([, times]) => valueAt(k, times) < 0)) return false;
  if (powers.reduce((sum, [text, times]) => sum + text.length * valueAt(k, times), 0) > MOST_LETTERS)
    return false;
  const [before, repeated] = [textAt(k, words.before), textAt(k, words.repeated)];
  if (repeated === '' || rootOf(repeated).exponent > 1 || before.at(-1) === repeated.at(-1)) return false;
  const lags = recurrence.lags.map(([, lag]) => lag);
  const largest = Math.max(...lags);
  const copies = 1 + Math.ceil(largest / repeated.length);
  const tape = BLANK.repeat(largest) + before + repeated.repeat(copies);
  if (tape[largest] !== recurrence.first) return false;
  for (let n = largest + 1; n < 2 * largest + before.length + repeated.length; n++) {
    let letters = '';
    for (const lag of lags) letters += tape[n - lag]!;
    if (recurrence.next(letters) !== tape[n]) return false;
  }
  return true;
}
