import { about, line, OF_NUMBERS, ours } from '../../claim/index.ts';
import { definePipeline } from '../definition.ts';
import { forwardOptions, OF_PIPELINE } from './forward-options.ts';

interface Records {
  readonly id: string;
  readonly question: string;
  readonly game: string;
  /** The owner of the periods in titles: the game, if absent. */
  readonly of?: string;
  readonly over: Readonly<Record<string, string>>;
  readonly cost: string;
  /** The column that groups the sets, such as the largest move: each group keeps its longest period. */
  readonly by: readonly [column: string, number: string];
  /** The lines below the heading of the chart. */
  readonly subtitle?: readonly string[];
}

/** Returns the pipeline that keeps the longest periods of finite sets by a number, and draws them. */
export function records({
  id,
  question,
  game,
  of = game,
  over,
  cost,
  by,
  subtitle = ['Both axes are logarithmic.'],
  ...others
}: Records) {
  const [column, number] = by;
  const isLetter = column === number;
  const named = isLetter ? column : `${column} = ${number}`;
  const longest = (name: string, most: 'period' | 'preperiod') => ({
    name,
    title: `The longest ${most} of the nim-values of ${of} for each ${named}`,
    by: { [column]: number },
    most,
  });
  return definePipeline({
    id,
    question,
    ...about('saltus, records'),
    ...forwardOptions(others, 'records', OF_PIPELINE),
    sweep: { game, over },
    measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
    cost,
    summaries: [longest('records', 'period'), longest('preperiods', 'preperiod')],
    claims: [
      ours('outcomes', {
        says: 'the period of the outcomes divides the period of the nim-values',
        holds: 'T divides period',
      }),
    ],
    charts: [
      line({
        of: 'records',
        name: 'records',
        title: `The longest period of ${of} tends to grow with ${isLetter ? `the largest move ${column}` : named}; both axes are logarithmic`,
        heading: { text: `The longest period of ${game} tends to grow with ${column}`, subtitle },
        size: [360, 240],
        x: { field: column, title: named, ...OF_NUMBERS },
        y: { field: 'most_period', title: 'longest period', scale: { type: 'log' } },
      }),
    ],
  });
}
