import { formatResultNumber, resultNumber } from '../finite/result-number.ts';
import { type ResultString, textOfResultString } from '../finite/result-string.ts';
import type { Undecided } from '../proved-periodicity.ts';
import { FINITE, type Scalar, type Text } from './measure.ts';
import type { MeasuredGame } from './measured-game.ts';

const common = { kinds: FINITE, proof: 'repeat' } as const;

/** Returns a measure that follows from B(S), and is undecided if B(S) is. */
const from =
  <T>(read: (found: ResultString) => T) =>
  ({ resultString: found }: MeasuredGame): T | Undecided =>
    'status' in found ? found : read(found);

export const B: Text = {
  ...common,
  type: 'string',
  title: 'B(S)',
  description:
    'Result string, the preperiod before the bracket; in long strings, (01)^20 means 01 twenty times',
  of: from(textOfResultString),
};

export const E: Text = {
  ...common,
  type: 'string',
  title: 'E(S)',
  description: 'Result number, an exact fraction in lowest terms',
  of: from(found => {
    const number = resultNumber(found);
    return 'status' in number ? number : formatResultNumber(number);
  }),
};

export const longestRun: Scalar = {
  ...common,
  type: 'integer',
  title: 'longest run',
  description: 'Longest run of equal outcomes in B(S), in heaps',
  of: from(longestRunOf),
};

export const pPositions: Scalar = {
  ...common,
  type: 'integer',
  title: 'P-positions per period',
  description: 'P-positions among the first T heaps after the preperiod',
  of: from(({ bits, preperiod }) => {
    let count = 0;
    for (let n = preperiod; n < bits.length; n++) count += 1 - bits[n]!;
    return count;
  }),
};

/**
 * Returns the length of the longest run of equal bits. A finite run lies within the preperiod and two periods; an
 * infinite one has no other bit there. Only a run that extends `longest` heaps beyond its start is longer, so the search
 * jumps there and scans backwards.
 */
function longestRunOf({ bits, preperiod }: ResultString): number {
  const end = 2 * bits.length - preperiod;
  const bitAt = (n: number) => bits[n < bits.length ? n : n - bits.length + preperiod]!;
  let longest = 0;
  for (let start = 0; start + longest < end; ) {
    let n = start + longest;
    const bit = bitAt(n);
    while (n > start && bitAt(n - 1) === bit) n--;
    if (n > start) {
      start = n;
      continue;
    }
    for (n += longest; n < end && bitAt(n) === bit; ) n++;
    longest = n - start;
    start = n;
  }
  return longest;
}
