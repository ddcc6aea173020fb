import { definePipeline, law } from '../src/index.ts';

export default definePipeline({
  id: 'result-strings',
  question: 'What are B(S), T(S) and E(S) of the sets {1, b, c}?',
  source: 'stone-picking-2010, Parts II and III',
  published: true,
  sweep: { game: '{1, b, c}', over: { b: '2..59', c: 'b+1..60' }, ending: 'take-all' },
  measure: ['outcomePreperiod', 'T', 'longestRun', 'pPositions', 'B', 'E'],
  limit: '1e9 heaps',
  claims: [
    law({
      id: 'odd-odd',
      source: 'stone-picking-2010, Part III, 6.1',
      says: 'b and c odd: B = <01> and E = 2/3',
      where: ({ b, c }) => b % 2 === 1 && c % 2 === 1,
      holds: (_, __, { B, E }) => B === '<01>' && E === '2/3',
      mutant: (_, __, { B, E }) => B === '<01>' && E === '1/3',
      mutantSays: 'E = 1/3: f(0) counted with 1/2, f(1) with 1/4, …',
    }),
    law({
      id: 'odd-even-period',
      source: 'stone-picking-2010, Part III, 6.2, Lemma 3 and Conclusion',
      says: 'b odd, c even: purely periodic with T = b + c, the last b + 1 bits of the period ones',
      where: ({ b, c }) => b % 2 === 1 && c % 2 === 0,
      holds: ({ b, c, outcomePreperiod, T, longestRun }) =>
        outcomePreperiod === 0 && T === b + c && longestRun === b + 1,
      mutant: ({ b, c, outcomePreperiod, T, longestRun }) =>
        outcomePreperiod === 0 && T === b + c && longestRun === b,
      mutantSays: 'the last b bits ones',
    }),
    law({
      id: 'odd-even-number-printed',
      source: 'stone-picking-2010, Part II and Part III, 6.2',
      says: 'b odd, c even: E = (2^(b+c) + 2^(b+1) - 3) / (3 (2^(b+c) - 1))',
      where: ({ b, c }) => b % 2 === 1 && c % 2 === 0,
      holds: ({ b, c }, _, { E }) => sameFraction(E, printed(b, c)),
      mutant: ({ b, c }, _, { E }) => sameFraction(E, printed(b, c + 2)),
      mutantSays: 'c + 2 in the place of c',
      erratum: {
        printed: 'E = (2^(b+c) + 2^(b+1) - 3) / (3 (2^(b+c) - 1))',
        right: 'twice that: E = 2 (2^(b+c) + 2^(b+1) - 3) / (3 (2^(b+c) - 1))',
        why: 'The sum over f(i) / 2^i starts at i = 1; the printed number is that of the string moved by one bit.',
        fails: { says: 'always', where: () => true },
        correctedBy: 'odd-even-number',
      },
    }),
    law({
      id: 'odd-even-number',
      source: 'saltus, Part III, 6.2 corrected: twice the printed number',
      says: 'b odd, c even: E = 2 (2^(b+c) + 2^(b+1) - 3) / (3 (2^(b+c) - 1))',
      where: ({ b, c }) => b % 2 === 1 && c % 2 === 0,
      holds: ({ b, c }, _, { E }) => sameFraction(E, doubled(printed(b, c))),
      mutant: ({ b, c }, _, { E }) => sameFraction(E, doubled(printed(b, c + 2))),
      mutantSays: 'c + 2 in the place of c',
    }),
  ],
  charts: [
    {
      name: 'periods',
      fields: ['b', 'c', 'T'],
      title: 'T(S) over b and c',
      spec: {
        title: {
          text: 'T(S) of {1, b, c}',
          subtitle: 'The paper solves odd b; the columns of even b are open.',
        },
        width: 420,
        height: 420,
        mark: 'rect',
        encoding: {
          x: { field: 'b', type: 'ordinal', title: 'b', axis: { labelOverlap: true, labelAngle: 0 } },
          y: { field: 'c', type: 'ordinal', title: 'c', sort: 'descending', axis: { labelOverlap: true } },
          color: { field: 'T', type: 'quantitative', title: 'T(S)', scale: { scheme: 'viridis' } },
        },
      },
    },
    {
      name: 'result-numbers',
      fields: ['b', 'c', 'E'],
      title: 'E(S) over b and c',
      spec: {
        title: {
          text: 'E(S) of {1, b, c}: how far above 2/3',
          subtitle: [
            'Where b and c are odd, E = 2/3; it is within 2^-40 of it',
            'where nothing is drawn. Each step is a factor of 2.',
          ],
        },
        width: 420,
        height: 420,
        transform: [
          { calculate: "toNumber(split(datum.E, '/')[0]) / toNumber(split(datum.E, '/')[1])", as: 'number' },
          { filter: 'datum.number - 2 / 3 > pow(2, -40)' },
          { calculate: 'log(datum.number - 2 / 3) / LN2', as: 'excess' },
        ],
        mark: 'rect',
        encoding: {
          x: { field: 'b', type: 'ordinal', title: 'b', axis: { labelOverlap: true, labelAngle: 0 } },
          y: { field: 'c', type: 'ordinal', title: 'c', sort: 'descending', axis: { labelOverlap: true } },
          color: {
            field: 'excess',
            type: 'quantitative',
            title: 'log2(E − 2/3)',
            scale: { scheme: 'viridis' },
          },
        },
      },
    },
  ],
});

type Fraction = readonly [numerator: bigint, denominator: bigint];

function printed(b: number, c: number): Fraction {
  const [whole, tail] = [2n ** BigInt(b + c), 2n ** BigInt(b + 1)];
  return [whole + tail - 3n, 3n * (whole - 1n)];
}

function doubled([numerator, denominator]: Fraction): Fraction {
  return [2n * numerator, denominator];
}

function sameFraction(text: string, [numerator, denominator]: Fraction): boolean {
  const [p, q] = text.split('/').map(BigInt);
  return p! * denominator === q! * numerator;
}
