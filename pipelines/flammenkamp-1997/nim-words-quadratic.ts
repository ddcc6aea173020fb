import { definePipeline, ours, paper } from '../../src/index.ts';
import { firstDifference, isSpelled, spell, type Word } from './_words.ts';

const { about, erratum } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'nim-words-quadratic',
  question: 'Does the nim-sequence of {n, 2n+1, 4n+2, 5n+3, 6n+3} consist of the printed words?',
  answer: ['words-printed'],
  ...about('pages 64-66'),
  sweep: { game: '{n, 2n+1, 4n+2, 5n+3, 6n+3}', over: { n: '3..20' } },
  measure: ['preperiod', 'period', { series: 'terms', upTo: 'preperiod + 2period' }],
  claims: [
    erratum('words-printed', 'pages 64-66', {
      says: 'n ≥ 3: the nim-sequence consists of the printed words, where divisions by 2 are rounded down',
      holds: ({ n }, { terms }) =>
        isSpelled(terms, spell(before(n)), spell(from(0, n).flatMap(h => inLoop(n, h)))),
      nature: 'slip',
      printed: '"REPEAT FOR h FROM 0 UPTO n-1 REP"; for n = 3 three exceptions, i = n, 1 and n - 1',
      right:
        'h continues after i: from (n-1)/2 to n-1, then from 0 to (n-3)/2; for n = 3 also U = B2 D1 if i = n',
      why: 'In the definitions the rows of h are in this order. The words before the loop end with i mod n = (n-3)/2.',
      shows: ({ n }, { terms }) =>
        firstDifference(terms, [...spell(before(n)), ...spell(from(0, n).flatMap(h => inLoop(n, h)))]),
      corrected: ours('words', 'pages 64-66 with h from (n-1)/2', {
        with: ['D', 'E'],
        says: letter =>
          `n ≥ 3: the nim-sequence consists of the printed words, if h begins with (n-1)/2, rounded down; for n = 3 and i = n, U is BB${letter}`,
        holds: (letter, { n }, { terms }) => {
          const start = Math.floor((n - 1) / 2);
          const order = [...from(start, n), ...from(0, start)];
          return isSpelled(terms, spell(before(n, letter)), spell(order.flatMap(h => inLoop(n, h))));
        },
      }),
    }),
  ],
});

function from(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, i) => start + i);
}

/** The five words that depend on the loop, in the order X, Y, Z, U, V. */
type Words = readonly [x: Word[], y: Word[], z: Word[], u: Word[], v: Word[]];

function block(n: number, [x, y, z, u, v]: Words): Word[] {
  const zeros: Word = ['_', n];
  const ones: Word = ['A', n];
  const threes: Word = ['C', n];
  return [zeros, ones, '_', ...x, 'A', zeros, ones, ...y, threes, ...z, 'C', ...u, threes, ...v];
}

/** Returns the words before the last loop, with the end of U for n = 3 and i = n. */
function before(n: number, end = 'E'): Word[] {
  return from(0, n + Math.floor((n - 3) / 2) + 1).flatMap(i =>
    block(n, [xBefore(n, i), yBefore(n, i), zBefore(n, i), uBefore(n, i, end), i <= n - 2 ? ['DB'] : ['DD']]),
  );
}

function xBefore(n: number, i: number): Word[] {
  const j = i % n;
  if (i === 0) return [['B', n - 1]];
  if (n === 3 && i === n) return ['BE'];
  if (i === 1) return ['E', ['B', n - 2]];
  if (i < n) return ['B', ['DE', j - 1], ['B', n - 1 - i]];
  return [['E', j], 'B', ['E', j], ['DE', n - 2 - 2 * j]];
}

function yBefore(n: number, i: number): Word[] {
  return i === 0 || i >= n ? [['B', n]] : ['BD', ['B', n - 2]];
}

function zBefore(n: number, i: number): Word[] {
  const j = i % n;
  if (i === 0) return [['D', n]];
  if (i <= n - 3) return ['DDB', ['DE', j], ['D', n - 3 - j]];
  if (i === n - 2) return ['DDB', ['DE', n - 3]];
  if (i === n - 1) return ['BDB', ['DE', n - 3]];
  return ['B', ['D', 2 * j + 2], ['DE', n - 3 - 2 * j]];
}

function uBefore(n: number, i: number, end: string): Word[] {
  const j = i % n;
  if (n === 3) return [['EBD', 'EDB', 'BDD', `BB${end}`][i]!];
  if (i === 0) return ['EB', ['E', n - 3], 'D'];
  if (i === 1) return ['EDB', ['E', n - 4], 'D'];
  if (i <= n - 3) return ['EDE', ['B', j - 1], ['E', n - 3 - j], 'D'];
  if (i === n - 2) return ['EDE', ['B', n - 3]];
  if (i === n - 1) return ['BDE', ['B', n - 3]];
  return [['B', j + 2], 'E', ['B', n - 3 - j]];
}

function inLoop(n: number, h: number): Word[] {
  const y: Word[] = h === n - 1 ? ['BD', ['B', n - 2]] : [['B', n]];
  return block(n, [xInLoop(n, h), y, zInLoop(n, h), uInLoop(n, h), h === n - 2 ? ['DB'] : ['DD']]);
}

function xInLoop(n: number, h: number): Word[] {
  if (h === n - 1) return [['E', n - 1]];
  if (h >= Math.floor((n - 1) / 2)) return [['E', h], 'B', ['E', n - 2 - h]];
  return [['E', h], 'B', ['E', h], 'D', ['E', n - 3 - 2 * h]];
}

function zInLoop(n: number, h: number): Word[] {
  if (h === n - 2) return [['D', n]];
  if (h === n - 1) return ['BDB', ['D', n - 3]];
  if (h > Math.floor((n - 5) / 2)) return ['B', ['D', n - 1]];
  return ['B', ['D', 2 * h + 3], 'E', ['D', n - 5 - 2 * h]];
}

function uInLoop(n: number, h: number): Word[] {
  if (h === n - 3) return [['B', n - 1], 'D'];
  if (h === n - 2) return ['E', ['B', n - 1]];
  if (h === n - 1) return ['BD', ['B', n - 2]];
  return [['B', h + 2], 'E', ['B', n - 3 - h]];
}
