import { about, definePipeline, gcd, heatMap, isMexOfMoves, ours, type Row, when } from '../../src/index.ts';

const conjecture = { longer: 'a ≤ 120, b ≤ 300', further: '--over a=1..160 --over b=a+1..400' };

export default definePipeline({
  id: 'sink-duality',
  question:
    'Does {a, b, a+b} with a sink have the usual nim-sequence read backwards, with 0 and 2 exchanged?',
  answer: ['duality'],
  ...about('saltus, sinks'),
  sweep: { game: '{a, b, a+b}', over: { a: '1..16', b: 'a+1..64' }, ending: 'sink' },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T', { series: 'terms', upTo: 'period' }],
  cost: '50000 + 400a b',
  claims: [
    ours('pure', {
      says: 'nim-values and outcomes have no preperiod, and they have the same period',
      holds: 'preperiod = 0 and outcomePreperiod = 0 and T = period',
      mutant: 'preperiod = 0 and period = 2 * T',
      mutantSays: 'the nim-values have no preperiod, and their period is twice the period of the outcomes',
      conjecture,
    }),
    when('r = b/g mod 2a/g ≤ a/g, g = gcd(a, b)', row => restOf(row).r <= restOf(row).a, [
      ours('quadratic', {
        with: [2, 3],
        says: times => `the period is a(${times}b + gr)/g, as under the normal ending`,
        holds: (times, row) =>
          row.period === restOf(row).g * restOf(row).a * (times * restOf(row).b + restOf(row).r),
        conjecture,
      }),
    ]),
    when('r = b/g mod 2a/g > a/g, g = gcd(a, b)', row => restOf(row).r > restOf(row).a, [
      ours('linear', {
        with: [2, 3],
        says: times => `the period is ${times}b + 2a - gr, as under the normal ending`,
        holds: (times, row) => row.period === times * row.b! + 2 * row.a! - restOf(row).g * restOf(row).r,
        conjecture,
      }),
    ]),
    ours('duality', {
      says: 'let p be the period, and let σ exchange 0 and 2: then σ(G(-n-b mod p)) is the nim-sequence of {a, b, a+b} under the normal ending; checked for n < p + a + b, after which both repeat',
      holds: (row, { terms }) => isMexOfMoves(mirrored(row, terms, row.b!), movesOf(row)),
      mutant: (row, { terms }) => isMexOfMoves(mirrored(row, terms, row.a!), movesOf(row)),
      mutantSays: 'σ(G(-n-a mod p)) is the nim-sequence of {a, b, a+b} under the normal ending',
      conjecture: {
        before: '28,740 pairs with a ≤ 120 and b ≤ 300, by a program outside this project',
        ...conjecture,
      },
    }),
  ],
  charts: [
    heatMap({
      name: 'periods',
      fields: ['a', 'b', 'period'],
      title: 'A sink does not change the period of {a, b, a+b}',
      heading: {
        text: 'A sink does not change the period of {a, b, a+b}',
        subtitle: ['With r = b mod 2a, it is a(2b + r)/gcd(a, b) if r ≤ a,', 'and otherwise 2b + 2a − r.'],
      },
      size: [300, 400],
      transform: [{ calculate: 'log(datum.period) / log(10)', as: 'digits' }],
      x: 'a',
      y: 'b',
      color: { field: 'digits', title: 'log10(period)' },
    }),
  ],
});

/** a, b and b mod 2a, divided by the common divisor of a and b. */
function restOf({ a, b }: Row) {
  const g = gcd(a!, b!);
  return { g, a: a! / g, b: b! / g, r: (b! / g) % ((2 * a!) / g) };
}

function movesOf({ a, b }: Row): number[] {
  return [a!, b!, a! + b!];
}

/** Returns σ(G(-n-shift mod p)) for the heaps n of a period and of a window after it. */
function mirrored({ a, b, period }: Row, terms: ArrayLike<number>, shift: number): number[] {
  const sigma = [2, 1, 0];
  return Array.from({ length: period! + a! + b! }, (_, n) => {
    const value = terms[(((-n - shift) % period!) + period!) % period!]!;
    return sigma[value] ?? value;
  });
}
