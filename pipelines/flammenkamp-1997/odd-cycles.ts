import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'odd-cycles',
  question: 'Which periods do the outcomes of {2n-1, 2n+1, 4n} have, from all initial values?',
  answer: ['odd', 'lengths'],
  ...about('page 76'),
  sweep: { game: '{2n-1, 2n+1, 4n}', over: { n: '2..5' } },
  measure: [
    'T',
    'startPeriods',
    'longestFromStart',
    { series: 'periodsFromStarts', upTo: '1000', table: true },
  ],
  claims: [
    claim('odd', 'page 76', {
      with: [1, 0],
      says: rest => `all cycles have ${rest === 1 ? 'odd' : 'even'} lengths`,
      holds: (rest, _, { periodsFromStarts }) => periodsFromStarts.every(([p]) => p! % 2 === rest),
    }),
    claim('lengths', 'page 76, n = 5', {
      with: [31, 33],
      says: least => `n = 5: 239, 221, 199, 181, 177, 163, 137, 53, 47 and ${least} are lengths of cycles`,
      where: ({ n }) => n === 5,
      holds: (least, _, { periodsFromStarts }) =>
        [239, 221, 199, 181, 177, 163, 137, 53, 47, least].every(p =>
          periodsFromStarts.some(([q]) => q === p),
        ),
    }),
  ],
});
