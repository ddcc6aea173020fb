import type { EveryStart } from '../finite/every-start.ts';
import type { Undecided } from '../proved-periodicity.ts';
import type { Scalar, Table, Text } from './measure.ts';
import type { MeasuredGame } from './measured-game.ts';

const common = { kinds: ['finite'], proof: 'repeat' } as const;

/** Returns a measure of the periods from all initial values; undecided if there are too many initial values. */
const fromAll =
  <T>(read: (found: EveryStart) => T) =>
  ({ everyStart: found }: MeasuredGame): T | Undecided =>
    'status' in found ? found : read(found);

export const startPeriods: Scalar = {
  ...common,
  type: 'integer',
  title: 'periods of all starts',
  description: 'Number of different periods of the outcomes over all initial values of the first max S heaps',
  of: fromAll(({ periods }) => periods.length),
};

export const longestFromStart: Scalar = {
  ...common,
  type: 'integer',
  title: 'longest period',
  description: 'The longest of these periods, in heaps',
  of: fromAll(({ periods }) => periods.at(-1)![0]),
};

export const longestStart: Text = {
  ...common,
  type: 'string',
  title: 'start of the longest period',
  description: 'Initial values of the first max S heaps that give this period, 0 for a P-position',
  of: fromAll(({ start }) => start.join(', ')),
};

/** All of these periods up to `upTo`. */
export const periodsFromStarts: Table = {
  ...common,
  columns: [
    {
      name: 'startPeriod',
      title: 'period',
      description: 'Period of the outcomes for some initial values, in heaps',
    },
    {
      name: 'cycles',
      title: 'cycles',
      description: 'Number of cycles of windows of max S outcomes with this period',
    },
  ],
  rows({ everyStart: found }, upTo) {
    if ('status' in found) return found;
    return found.periods.filter(([period]) => period <= upTo).map(([period, cycles]) => [period, cycles]);
  },
};
