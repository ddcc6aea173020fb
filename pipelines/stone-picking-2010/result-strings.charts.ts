import { type Charts, heatMap } from '../../src/index.ts';

export const charts: Charts = [
  heatMap({
    name: 'periods',
    fields: ['b', 'c', 'T'],
    title: 'The period T(S) of {1, b, c} divides 2, b + 1, c + 1 or b + c, with one exception',
    heading: {
      text: 'T(S) of {1, b, c} divides 2, b + 1, c + 1 or b + c',
      subtitle: [
        'Exception: T = 2b if b is even and c = b + 1. The paper solves odd b;',
        'even b up to 40 is solved for every c by certificates (periods-1-b-c).',
      ],
    },
    size: [420, 420],
    x: 'b',
    y: 'c',
    color: { field: 'T', title: 'T(S)' },
  }),
  heatMap({
    name: 'result-numbers',
    fields: ['b', 'c', 'E'],
    title: 'E(S) of {1, b, c} is close to 2/3 unless b or c is small and even',
    heading: {
      text: 'E(S) of {1, b, c} is close to 2/3 unless b or c is small and even',
      subtitle: [
        'Colour: E − 2/3 on a scale where one step is a factor of 2.',
        'Blank: E is within 2^-40 of 2/3; it equals 2/3 if b and c are odd.',
      ],
    },
    size: [420, 420],
    transform: [
      { calculate: "toNumber(split(datum.E, '/')[0]) / toNumber(split(datum.E, '/')[1])", as: 'number' },
      { filter: 'datum.number - 2 / 3 > pow(2, -40)' },
      { calculate: 'log(datum.number - 2 / 3) / LN2', as: 'excess' },
    ],
    x: 'b',
    y: 'c',
    color: { field: 'excess', title: 'log2(E − 2/3)' },
  }),
];
