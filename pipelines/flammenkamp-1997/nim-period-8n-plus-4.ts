import { definePipeline, ours, paper } from '../../src/index.ts';
import { firstDifference, isSpelled, spell, type Word } from './_words.ts';

const { about, instead, claim, erratum } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'nim-period-8n-plus-4',
  question: 'How long can the period of the values be if that of the outcomes is 4? The odd case',
  answer: ['values-printed', 'outcomes'],
  ...about('pages 63-64, Folgerung 21'),
  sweep: { game: '{2, 4n+1, 4n+3, 4n+7, 8n+2}', over: { n: '1..24' } },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T', { series: 'terms', upTo: 'preperiod + 2period' }],
  forAll: 'n',
  claims: [
    claim('outcomes', 'page 63, Folgerung 21', {
      says: 'the outcomes have the period p = 4',
      holds: 'T = 4',
    }),
    claim('outcome-preperiod', 'page 63, Folgerung 21', {
      says: 'the outcomes have the preperiod q = 8n² + 12n + 2',
      holds: 'outcomePreperiod = 8n n + 12n + 2',
    }),
    erratum('values-printed', 'pages 63-64, Folgerung 21', {
      says: 'the nim-sequence has the period 8n + 4 and the preperiod 8n² + 12n + 4',
      holds: 'period = 8n + 4 and preperiod = 8n^2 + 12n + 4',
      nature: 'hypothesis',
      printed:
        '"aber eine Periodenlänge von 8n + 4 und eine Vorperiodenlänge von 8n² + 12n + 4 in seiner Nim-Folge" [but a period of 8n + 4 and a preperiod of 8n² + 12n + 4 in its nim-sequence]',
      right: 'correct for n ≥ 2',
      why: 'For n = 1 the largest move is no longer 8n + 2 but 4n + 7: {2, 5, 7, 10, 11}.',
      fails: 'n = 1',
      shows: ({ n, period }) => ['period of the values', 8 * n + 4, period],
      corrected: instead('values', 'pages 63-64, Folgerung 21 for n ≥ 2', {
        says: 'the nim-sequence has period 8n + 4 and preperiod 8n² + 12n + 4 for n ≥ 2; 4 and 29 for n = 1',
        holds:
          'period = (if n = 1 then 4 else 8n + 4) and preperiod = (if n = 1 then 29 else 8n^2 + 12n + 4)',
      }),
    }),
    erratum('words-printed', 'page 63, Beobachtung 20', {
      says: 'the nim-sequence consists of the printed words, with m = n',
      holds: ({ n }, { terms }) => isSpelled(terms, spell(before(n)), spell(loop(n))),
      nature: 'hypothesis',
      printed:
        '"Mittels des Programms konnte auch die Struktur des ungeraden Partners L_n = {2, 4n+1, 4n+3, 4n+7, 8n+2} verifiziert werden als: <__AA>(4m) _BAC …" [the program also verified the structure of the odd partner]',
      right: 'correct for n ≥ 2',
      why: 'For n = 1 the largest move is no longer 8n + 2 but 4n + 7. The words first differ from the nim-sequence of {2, 5, 7, 10, 11} at heap 22.',
      fails: 'n = 1',
      shows: ({ n }, { terms }) => firstDifference(terms, [...spell(before(n)), ...spell(loop(n))]),
      corrected: ours('words', 'page 63, Beobachtung 20 for n ≥ 2', {
        with: ['BA', 'CA'],
        says: letters =>
          `n ≥ 2: the nim-sequence consists of the printed words, with D_${letters} after the first word of the last loop`,
        where: ({ n }) => n >= 2,
        holds: (letters, { n }, { terms }) => isSpelled(terms, spell(before(n)), spell(loop(n, letters))),
      }),
    }),
  ],
});

/** Yields the words before the last loop, as printed. */
function* before(m: number): Generator<Word> {
  yield* [
    ['__AA', 4 * m],
    '_BAC',
    ['BBCC', 4 * m],
    'D_EA',
    ['__AA', 4 * m],
    'DBEC',
    ['BBCC', 4 * m - 4],
  ] as const;
  for (let i = 1; i < m; i++) {
    yield* [['B_CA', 4 * i], 'D_EA', ['__AA', 4 * m - 4 * i], 'C_DA'] as const;
    yield* [
      ['B_CA', 4 * i - 4],
      ['BBCC', 4 * m - 4 * i],
    ] as const;
  }
}

function loop(m: number, letters = 'BA'): Word[] {
  return [['B_CA', 4 * m], `D_${letters}`, 'C_DA', ['B_CA', 4 * m - 4]];
}
