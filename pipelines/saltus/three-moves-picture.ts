import { about, definePipeline, ours } from '../../src/index.ts';
import { charts } from './three-moves-picture.charts.ts';

export default definePipeline({
  id: 'three-moves-picture',
  question:
    'Which sum of two moves does the period of {a, b, 48} divide, and which of these sets have a preperiod?',
  answer: ['one-colour'],
  ...about('saltus, three moves'),
  sweep: { game: '{a, b, c}', over: { a: '1..46', b: 'a+1..47', c: '48' }, where: 'c != a + b' },
  measure: ['preperiod', 'period'],
  cost: '60000',
  claims: [
    ours('one-colour', {
      holds: 'b <= 2a and c < a + b implies preperiod = 0 and period = a + c',
      mutant: 'preperiod = 0 and period = b + c',
      mutantSays: 'b <= 2a and c < a + b implies preperiod = 0 and period = b + c',
      conjecture: { further: '--over a=1..98 --over b=a+1..99 --over c=100' },
    }),
  ],
  charts,
});
