import { about, definePipeline, ours } from '../../src/index.ts';

const conjecture = { longer: '10^8 heaps', further: '--limit 1e9' };

type Rows = readonly (readonly number[])[];

export default definePipeline({
  id: 'take-a-square-far',
  question: 'How many P-positions does the game of taking a square have, and in which digits do they end?',
  answer: ['one-six', 'odd-ends'],
  ...about('saltus, take-a-square far'),
  sweep: { game: 'squares' },
  measure: [
    { series: 'pPositionDigits', upTo: 'limit', table: true },
    { series: 'terms', upTo: '20000' },
  ],
  limit: '1e7 heaps',
  cost: '300 * limit',
  claims: [
    ours('definition', {
      with: [0, 1],
      says: value =>
        `among the first 1, 2, 5, 10, … up to 20,000 heaps, the count for each last digit is the number of heaps with that digit and nim-value ${value}`,
      holds: (value, _, { pPositionDigits, terms }) => agrees(pPositionDigits, terms, value),
    }),
    ours('one-six', {
      with: [11356, 11346],
      says: n => `the only P-position up to the limit that ends in 6 is ${n}`,
      holds: (n, _, { pPositionDigits }) => {
        const sixes = atEnd(pPositionDigits).filter(([, digit]) => digit === 6);
        return sixes.length === 1 && sixes[0]![2] === 1 && sixes[0]![3] === n;
      },
      conjecture: { before: '40 million, by David Bush', ...conjecture },
    }),
    ours('odd-ends', {
      with: [44, 43],
      says: count => `exactly ${count} P-positions up to the limit end in 1, 3, 6 or 8`,
      holds: (count, _, { pPositionDigits }) =>
        atEnd(pPositionDigits).reduce(
          (sum, [, digit, of]) => sum + ([1, 3, 6, 8].includes(digit!) ? of! : 0),
          0,
        ) === count,
      conjecture,
    }),
  ],
  charts: [
    {
      of: 'pPositionDigits',
      name: 'digits',
      title: 'About a fifth of the P-positions of take-a-square end in 0; the axis of heaps is logarithmic',
      fields: ['terms', 'digit', 'count'],
      spec: {
        title: {
          text: 'About a fifth of the P-positions of take-a-square end in 0',
          subtitle: 'Blue: last digit 0. Grey: other last digits. Dashed: 1/5.',
        },
        width: 360,
        height: 240,
        transform: [
          { filter: 'datum.terms >= 100' },
          { joinaggregate: [{ op: 'sum', field: 'count', as: 'all' }], groupby: ['terms'] },
          { calculate: 'datum.count / datum.all', as: 'share' },
        ],
        encoding: { y: { type: 'quantitative', title: 'share of the P-positions', axis: { format: '%' } } },
        layer: [
          { mark: { type: 'rule', strokeDash: [4, 3], color: '#909090' }, encoding: { y: { datum: 0.2 } } },
          {
            mark: { type: 'line', point: true },
            encoding: {
              x: {
                field: 'terms',
                type: 'quantitative',
                title: 'heaps',
                scale: { type: 'log', domain: [100, 1e7] },
              },
              y: { field: 'share' },
              color: {
                field: 'digit',
                type: 'nominal',
                legend: null,
                scale: {
                  domain: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
                  range: ['#0072b2', ...Array<string>(9).fill('#b0b0b0')],
                },
              },
            },
          },
        ],
      },
    },
  ],
});

function atEnd(rows: Rows): Rows {
  return rows.filter(([terms]) => terms === rows.at(-1)![0]);
}

function agrees(rows: Rows, terms: ArrayLike<number>, value: number): boolean {
  const known = rows.filter(([heaps]) => heaps! <= terms.length);
  return (
    known.length > 0 &&
    known.every(([heaps, digit, count]) => {
      let found = 0;
      for (let n = digit!; n < heaps!; n += 10) if (terms[n] === value) found++;
      return found === count;
    })
  );
}
