import { formatResultNumber, resultNumber } from '../finite/result-number.ts';
import { type ResultString, textOfResultString } from '../finite/result-string.ts';
import type { Undecided } from '../undecided.ts';
import { FINITE, type Scalar, type Text } from './measure.ts';
import type { MeasuredGame } from './measured-game.ts';

const common = { kinds: FINITE, proof: 'repeat' } as const;

/** What follows from B(S), undecided where it is. */
const from =
  <T>(read: (found: ResultString) => T) =>
  ({ resultString: found }: MeasuredGame): T | Undecided =>
    'status' in found ? found : read(found);

export const B: Text = {
  ...common,
  type: 'string',
  title: 'B(S)',
  description:
    'Result string, the preperiod before the bracket; where it is long, (01)^20 is 01 twenty times',
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
  // A run that is not endless is met whole in the preperiod and two periods.
  of: from(({ preperiod, period }) => {
    const bits = preperiod + period + period;
    let longest = 0;
    for (let n = 0, run = 0; n < bits.length; n++) {
      run = bits[n] === bits[n - 1] ? run + 1 : 1;
      longest = Math.max(longest, run);
    }
    return longest;
  }),
};

export const pPositions: Scalar = {
  ...common,
  type: 'integer',
  title: 'P-positions a period',
  description: 'P-positions among T heaps from the preperiod on',
  of: from(({ period }) => period.replaceAll('1', '').length),
};
