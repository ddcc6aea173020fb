import { definePipeline, paper } from '../../src/index.ts';
import { isSpelled, spell, type Word } from './_words.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'nim-period-8n',
  question: 'How long can the period of the values be if that of the outcomes is 4? The even case',
  answer: ['values', 'outcomes'],
  ...about('page 63, Folgerung 19'),
  sweep: { game: '{2, 4n-1, 4n+1, 4n+5, 8n-2}', over: { n: '2..24' } },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T', { series: 'terms', upTo: 'preperiod + 2period' }],
  forAll: 'n',
  claims: [
    claim('outcomes', 'page 63, Folgerung 19', {
      says: 'the outcomes have the period p = 4',
      holds: 'T = 4',
    }),
    claim('outcome-preperiod', 'page 63, Folgerung 19', {
      says: 'the outcomes have the preperiod q = 8n² - 3',
      holds: 'outcomePreperiod = 8n n - 3',
    }),
    claim('values', 'page 63, Folgerung 19', {
      says: 'the nim-sequence has the period 8n',
      holds: 'period = 8n',
    }),
    claim('preperiod', 'page 63, Folgerung 19', {
      says: 'the nim-sequence has the preperiod 8n² - 1',
      holds: 'preperiod = 8n n - 1',
    }),
    claim('words', 'page 62, Beobachtung 18', {
      with: ['DAB', 'DAC'],
      says: letters =>
        `the nim-sequence consists of the printed words, with _${letters} after the first word of the last loop`,
      holds: (letters, { n }, { terms }) => isSpelled(terms, spell(before(n)), spell(loop(n, letters))),
    }),
  ],
});

/** Yields the words before the last loop, as printed. */
function* before(n: number): Generator<Word> {
  yield* [
    ['__AA', 4 * n],
    ['BBCC', 4 * n],
    '_DAE',
    ['__AA', 4 * n - 4],
    '_DAE',
    ['BBCC', 4 * n - 4],
  ] as const;
  for (let i = 2; i < n; i++) {
    yield* [['_BAC', 4 * i - 4], '_DAE', ['__AA', 4 * n - 4 * i], '_CAD'] as const;
    yield* [
      ['_BAC', 4 * i - 4],
      ['BBCC', 4 * n - 4 * i],
    ] as const;
  }
}

function loop(n: number, letters: string): Word[] {
  return [['_BAC', 4 * n - 4], `_${letters}`, '_CAD', ['_BAC', 4 * n - 4]];
}
