import { definePipeline, paper, records, theorems } from '../../src/index.ts';

const { claim } = paper('flammenkamp-1997');

const symmetric = records({
  id: 'records-symmetric',
  question: 'How long are the periods of the symmetric sets {a, b, c, b+c-a, b+c}?',
  game: '{a, b, c, b+c-a, b+c}',
  over: { a: '1..20', b: 'a+1..21', c: 'b+1..44-b' },
  cost: '100000 + 20 (b + c) (b + c) (b + c)',
  by: ['s', 'b + c'],
  subtitle: [
    'Both axes are logarithmic: the slope is the degree of growth.',
    'It increases; Guy conjectures that for five moves it stays below 10.',
  ],
});

export default definePipeline({
  ...symmetric,
  answer: ['pure'],
  claims: [
    claim('pure', 'page 42, Folgerung 14', {
      says: 'the outcomes have no preperiod',
      holds: 'outcomePreperiod = 0',
      theorem: theorems.symmetric,
      conjecture: { further: '--over a=1..28 --over b=a+1..29 --over c=b+1..60-b' },
    }),
    ...symmetric.claims,
  ],
});
