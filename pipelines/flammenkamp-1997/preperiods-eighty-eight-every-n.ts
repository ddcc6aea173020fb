import { definePipeline, ours, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

/** A number for each of the families 3 to 6, in this order. */
function byFamily(third: string, fourth: string, fifth: string, sixth: string): string {
  return `(if k = 0 then (if e = 0 then ${third} else ${fourth}) else (if e = 0 then ${fifth} else ${sixth}))`;
}

const PERIOD = '(if k = 0 then 6n + 2e - 1 else 2)';
const OUTCOMES = `88n^2 + ${byFamily('-88n + 13', '-14n - 4', '-102n + 25', '-9')}`;

export default definePipeline({
  id: 'preperiods-eighty-eight-every-n',
  question: 'Are the preperiods of four families near {4n, 10n, 14n} right for every n?',
  answer: ['preperiod', 'values'],
  ...about('page 14, families 3 to 6'),
  sweep: {
    game: '{4n+2e-1, 10n+(2+k)(2e-1), 14n+(2+3k)(2e-1)}',
    over: { k: '0, 1', e: '0, 1', n: '1..8' },
  },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  forAll: 'n',
  claims: [
    claim('period', 'page 14, families 3 to 6', {
      says: 'p = 6n - 1, 6n + 1, 2, 2',
      holds: `T = ${PERIOD}`,
    }),
    claim('preperiod', 'page 14, families 3 to 6', {
      says: 'q = 88n² - 88n + 13, 88n² - 14n - 4, 88n² - 102n + 25, 88n² - 9',
      holds: `outcomePreperiod = ${OUTCOMES}`,
    }),
    ours('values', {
      says: 'the nim-values have the same periods, and the preperiods 88n² - 84n + 12, 88n² - 10n - 3, 88n² - 98n + 24, 88n² + 4n - 8, which are longer by the smallest move',
      holds: `period = ${PERIOD} and preperiod = 88n^2 + ${byFamily('-84n + 12', '-10n - 3', '-98n + 24', '4n - 8')}`,
      mutant: `preperiod = ${OUTCOMES}`,
      mutantSays: 'the nim-values have the preperiods of the outcomes',
    }),
  ],
});
