import { definePipeline, paper } from '../../src/index.ts';

const { asked, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'nim-period-8n',
  question: 'How long can the period of the values be if that of the outcomes is 4? The even case',
  answer: ['values', 'outcomes'],
  ...asked('page 63, Folgerung 19'),
  sweep: { game: '{2, 4n-1, 4n+1, 4n+5, 8n-2}', over: { n: '2..24' } },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  forAll: 'n',
  claims: [
    claim('outcomes', 'page 63, Folgerung 19', {
      says: 'the outcomes have the period p = 4',
      holds: 'T = 4',
    }),
    claim('outcome-preperiod', 'page 63, Folgerung 19', {
      says: 'the outcomes have the preperiod q = 8n² - 3',
      holds: 'outcomePreperiod = 8n n - 3',
    }),
    claim('values', 'page 63, Folgerung 19', {
      says: 'the nim-sequence has the period 8n',
      holds: 'period = 8n',
    }),
    claim('preperiod', 'page 63, Folgerung 19', {
      says: 'the nim-sequence has the preperiod 8n² - 1',
      holds: 'preperiod = 8n n - 1',
    }),
  ],
});
