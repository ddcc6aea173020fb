import { type Charts, heatMap } from '../../src/index.ts';

export const charts: Charts = [
  heatMap({
    name: 'periods',
    fields: ['a', 'b', 'T'],
    title: 'The period T(S) of {a, b} divides 2a or a + b',
    heading: '{a, b}, take-all ending: T(S) divides 2a or a + b',
    size: [420, 420],
    x: 'a',
    y: 'b',
    color: { field: 'T', title: 'T(S)' },
  }),
  {
    name: 'preperiods',
    fields: ['a', 'b', 'outcomePreperiod'],
    title: 'The outcomes of {a, b} have a preperiod exactly when 3a < 2b < 4a',
    spec: {
      title: {
        text: '{a, b}, take-all ending: a preperiod exactly when 3a < 2b < 4a',
        subtitle: [
          'Each square is a set whose outcomes have a preperiod.',
          'Dashed lines: 2b = 3a and 2b = 4a.',
        ],
      },
      width: 420,
      height: 420,
      layer: [
        {
          transform: [{ filter: 'datum.outcomePreperiod > 0' }],
          mark: { type: 'square', size: 60, opacity: 1 },
          encoding: {
            x: { field: 'a', type: 'quantitative', title: 'a', scale: { domain: [0, 40] } },
            y: { field: 'b', type: 'quantitative', title: 'b', scale: { domain: [0, 40] } },
            color: {
              field: 'outcomePreperiod',
              type: 'quantitative',
              title: 'preperiod',
              scale: { scheme: 'viridis' },
            },
          },
        },
        ...[1.5, 2].map(slope => ({
          transform: [
            { aggregate: [{ op: 'count', as: 'cases' }] },
            { calculate: `[0, ${40 / slope}]`, as: 'a' },
            { flatten: ['a'] },
            { calculate: `datum.a * ${slope}`, as: 'b' },
          ],
          mark: { type: 'line', color: '#555555', strokeDash: [4, 3] },
          encoding: { x: { field: 'a', type: 'quantitative' }, y: { field: 'b', type: 'quantitative' } },
        })),
      ],
    },
  },
];
