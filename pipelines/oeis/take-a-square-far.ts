import { asked, definePipeline, line, ours } from '../../src/index.ts';

const conjecture = { longer: '10^8 heaps', further: '--limit 1e9' };

type Rows = readonly (readonly number[])[];

export default definePipeline({
  id: 'take-a-square-far',
  question: 'How many P-positions does the game of taking a square have, and in which digits do they end?',
  answer: ['one-six', 'odd-ends'],
  ...asked('saltus, take-a-square far'),
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
    line({
      of: 'pPositionDigits',
      name: 'digits',
      title: 'The P-positions of take-a-square that end in 0 grow like n^0.69; both axes are logarithmic',
      heading: {
        text: 'P-positions that end in 0 grow like n^0.69',
        subtitle: 'They are a fifth of all P-positions of take-a-square.',
      },
      size: [360, 240],
      transform: [{ filter: 'datum.digit == 0' }],
      x: { field: 'terms', title: 'heaps', scale: { type: 'log' } },
      y: { field: 'count', title: 'P-positions that end in 0', scale: { type: 'log' } },
    }),
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
