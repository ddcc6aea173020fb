import { about, definePipeline, line, ours, when } from '../../src/index.ts';

export default definePipeline({
  id: 'starts-three-moves',
  question: 'How long can the periods of {a, b, c} be for suitable initial values?',
  answer: ['coprime'],
  ...about('saltus, starts'),
  sweep: { game: '{a, b, c}', over: { a: '1..16', b: 'a+1..17', c: 'b+1..18' } },
  measure: ['T', 'startPeriods', 'longestFromStart', 'longestStart'],
  limit: '1e6 heaps',
  cost: '50000 + 4 * 2000 c c',
  summaries: [
    {
      name: 'records',
      title: 'The longest period from any initial values, for each c',
      by: { c: 'c' },
      most: 'longestFromStart',
    },
    {
      name: 'usual',
      title: 'The longest period under the normal ending, for each c',
      by: { c: 'c' },
      most: 'T',
    },
  ],
  claims: [
    when('gcd(gcd(a, b), c) = 1', [
      ours('coprime', {
        with: ['c²', '9c'],
        says: most => `no initial values give the outcomes a period above ${most}`,
        holds: (most, { c, longestFromStart }) => longestFromStart <= (most === 'c²' ? c * c : 9 * c),
        conjecture: { further: '--over a=1..20 --over b=a+1..21 --over c=b+1..22' },
      }),
    ]),
  ],
  charts: [
    line({
      of: 'records',
      name: 'records',
      title:
        'With suitable initial values, the periods of {a, b, c} soon become much longer for even c than for odd c',
      heading: {
        text: 'With suitable initial values, even c soon give much longer periods',
        subtitle: [
          'For even c, {a, b, c} can split into copies of a smaller set,',
          'each with its own initial values.',
        ],
      },
      x: { field: 'c', title: 'c', axis: { tickMinStep: 1 }, scale: { zero: false } },
      y: { field: 'most_longestFromStart', title: 'longest period', scale: { type: 'log' } },
    }),
  ],
});
