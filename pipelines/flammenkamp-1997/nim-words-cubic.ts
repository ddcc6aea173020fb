import { definePipeline, paper } from '../../src/index.ts';
import { isSpelled, runs, spell, type Word } from './_words.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'nim-words-cubic',
  question: 'Does the nim-sequence of {2n, 5n, 6n+1, 8n+1} consist of the printed words?',
  answer: ['words'],
  ...about('page 17, Satz 8'),
  sweep: { game: '{2n, 5n, 6n+1, 8n+1}', over: { n: '1..12' } },
  measure: ['preperiod', 'period', { series: 'terms', upTo: 'preperiod + 2period' }],
  cost: '1000 + 2000 n^3',
  claims: [
    claim('words', 'page 17, Satz 8', {
      with: ['D', 'C'],
      says: letter =>
        `the nim-sequence consists of the printed words, where @ is C in the first loop, and then ${letter} if n ≥ 2`,
      holds: (letter, { n }, { terms }) =>
        isSpelled(terms, spell(loop(n, 'C')), spell(loop(n, n === 1 ? 'C' : letter))),
    }),
    claim('lengths', 'page 21', {
      with: [13, 24],
      says: factor => `n ≥ 2: the four blocks have the lengths 24n + 2, 14n + 1, 14n + 1 and ${factor}n + 1`,
      where: ({ n }) => n >= 2,
      holds: (factor, { n, period }) =>
        [first(n, 'C'), second(n, 1, 1), third(n, 1, 0), last(n, 1)].every(
          (words, i) => spell(words).length === [24 * n + 2, 14 * n + 1, 14 * n + 1, factor * n + 1][i],
        ) && period === 24 * n + 2 + (n - 1) * (n * (14 * n + 1) + factor * n + 1),
    }),
  ],
});

/** Yields the words of the outermost loop. */
function* loop(n: number, at: string): Generator<Word> {
  yield* first(n, at);
  for (let i = 1; i < n; i++) {
    for (let j = i; j < n; j++) yield* second(n, i, j);
    for (let j = 0; j < i; j++) yield* third(n, i, j);
    yield* last(n, i);
  }
}

function first(n: number, at: string): Word[] {
  return [
    ...runs('_', 2 * n, 'A', 2 * n),
    ...runs('_', n, 'B', n, 'A', n, at, 1, 'C', n - 1, 'B', 2 * n, 'C', n + 1),
    ...runs('_', n, 'B', n - 1, 'D', 1, 'A', n),
    ...runs('_', 2 * n, 'A', 2 * n, 'B', 1),
    ...runs('_', n - 1, 'B', n, 'C', 1, 'A', n - 1, 'C', n, 'B', n, 'D', 1, 'B', n - 1, 'C', 1),
  ];
}

function second(n: number, i: number, j: number): Word[] {
  return [
    ...runs('_', j, 'C', n - 1 - j, 'B', j - i + 1),
    ...runs('_', n - j + i, 'A', j, 'B', n - 1 - j, 'C', 1),
    ...runs('_', j - i, 'A', n - j + i),
    ...runs('_', n, 'A', j - i, 'B', i),
    ...runs('_', n - j, 'A', n),
    ...runs('_', j - i + 1, 'C', i - 1, 'A', n - j, 'B', j + 1),
    ...runs('_', n - 1 - j, 'A', j - i + 1, 'B', n - 1 - j + i, 'C', j + 1, 'A', n - 1 - j, 'B', j - i + 1),
    ...runs('_', i, 'C', n - 1 - j, 'B', n, 'C', j - i + 1, 'A', i, 'B', n - 1 - j, 'C', 1),
  ];
}

function third(n: number, i: number, j: number): Word[] {
  return [
    ...runs('_', n, 'A', j, 'B', n - i),
    ...runs('_', i - j, 'A', n),
    ...runs('_', n - i + j, 'A', i - j, 'B', j),
    ...runs('_', n - j, 'A', n - i + j, 'B', i - j, 'C', j, 'A', n - j, 'B', j + 1),
    ...runs('_', n - i, 'C', i - 1 - j, 'B', n, 'C', j + 1, 'A', n - i, 'B', i - 1 - j, 'C', 1),
    ...runs('_', j, 'C', n - 1 - j, 'B', n + 1 - i + j),
    ...runs('_', i - j, 'A', j, 'B', n - 1 - j, 'C', 1),
    ...runs('_', j + 1, 'C', n - 1 - i, 'A', i - j),
  ];
}

function last(n: number, i: number): Word[] {
  return [
    ...runs('_', n, 'A', i, 'B', n - 1 - i, 'C', 1, 'A', n),
    ...runs('_', n, 'B', i),
    ...runs('_', n - i, 'A', n, 'C', i, 'A', n - i, 'B', i + 1),
    ...runs('_', n - 1 - i, 'B', n, 'C', i + 1, 'A', n - 1 - i, 'D', 1),
    ...runs('_', i, 'C', n - 1 - i, 'B', n, 'C', 1, 'A', i, 'B', n - 1 - i, 'C', 1),
  ];
}
