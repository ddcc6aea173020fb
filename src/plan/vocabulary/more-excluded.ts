import { about, line, OF_NUMBERS } from '../../claim/index.ts';
import { definePipeline } from '../definition.ts';
import { forwardOptions, OF_PIPELINE } from './forward-options.ts';

interface MoreExcluded {
  readonly id: string;
  /** The number of excluded numbers, as a word. */
  readonly count: string;
  /** The range of each number, the largest one last. */
  readonly over: Readonly<Record<string, string>>;
  readonly cost: string;
  /** The first says which are pure: it answers the question. */
  readonly claims: Parameters<typeof definePipeline>[0]['claims'];
}

/**
 * Returns the pipeline of all-but games with `count` excluded numbers: which have a preperiod, and how long their periods
 * are.
 */
export function moreExcluded({ id, count, over, cost, claims, ...others }: MoreExcluded) {
  const letters = Object.keys(over);
  const game = `N - {${letters.join(', ')}}`;
  const last = letters.at(-1)!;
  return definePipeline({
    id,
    question: `Which all-but games with ${count} excluded numbers are not purely periodic, and how long can they take to be periodic?`,
    answer: claims
      .flat()
      .slice(0, 1)
      .map(({ id }) => id),
    ...about('saltus, more than three excluded numbers'),
    ...forwardOptions(others, 'moreExcluded', OF_PIPELINE),
    sweep: { game, over },
    measure: ['preperiod', 'period', 'saltus'],
    cost,
    summaries: [
      {
        name: 'pure',
        title: `How many sets have no preperiod (0) and how many have one (1), for each ${last}`,
        by: { [last]: last, impure: 'min(1, preperiod)' },
        most: 'preperiod',
      },
      { name: 'periods', title: `The longest period for each ${last}`, by: { [last]: last }, most: 'period' },
    ],
    claims,
    charts: [
      line({
        of: 'periods',
        name: 'periods',
        title: `The longest period of ${game} tends to grow with the largest number ${last}; both axes are logarithmic`,
        heading: {
          text: `The longest period of ${game} tends to grow with ${last}`,
          subtitle: 'Both axes are logarithmic.',
        },
        x: { field: last, title: last, ...OF_NUMBERS },
        y: { field: 'most_period', title: 'longest period', scale: { type: 'log' } },
      }),
    ],
  });
}
