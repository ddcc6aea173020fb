import { definePipeline, ours, paper } from '../../src/index.ts';

const { about } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'fes-three-every-c',
  question: 'What are the period and the saltus of N - {a, b, c}, for every c?',
  answer: ['pure', 'with-2a', 'without-2a', 'ratio'],
  ...about('section 4'),
  sweep: { game: 'N - {a, b, c}', over: { a: '1..6', b: 'a+1..9', c: 'b+1..40' } },
  measure: ['preperiod', 'period', 'saltus'],
  cost: '5000 + 1000 c',
  forAll: 'c',
  claims: [
    ours('pure', 'the sets of three', { holds: 'preperiod = 0' }),
    ours('with-2a', 'Lemma 8 corrected', { holds: 'b = 2a and c != 3a implies period = 3a and saltus = a' }),
    ours('without-2a', 'the sets of three', {
      holds: 'b != 2a and c != 2a and c != a + b implies period = 2a and saltus = a',
    }),
    ours('ratio', 'the sets of three', { holds: 'c != a + b and b != 2a and c != 2a iff period = 2 saltus' }),
  ],
});
