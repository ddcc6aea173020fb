import { definePipeline, paper, printedTable } from '../../src/index.ts';
import { listed, readSets, symmetricExcept } from './_helpers.ts';

const { about, claim } = paper('flammenkamp-1997');

/** The sets of five moves of four tables whose printed period is at most 13 million, and the two of page 45. */
const SETS = readSets(`
  2,3,6,7,9 2,4,5,7,9 3,4,8,9,12 2,6,7,11,13 3,5,9,11,14 3,8,9,14,17 3,8,10,15,18 4,9,10,15,19 4,7,14,17,21
  4,10,13,19,23 3,11,13,21,24 3,11,15,23,26 3,12,14,23,26 2,8,19,25,27 5,12,16,23,28 6,9,19,22,28
  1,12,17,28,29 6,14,15,23,29 6,15,17,26,32 6,14,19,27,33 5,12,23,30,35 6,14,21,29,35 4,9,28,33,37
  3,11,27,35,38 3,18,20,35,38 7,16,22,31,38 7,17,22,32,39 8,19,20,31,39 3,19,23,39,42 5,12,31,38,43
  8,18,25,35,43 9,14,29,34,43 8,17,27,36,44 9,20,28,39,48 5,19,30,44,49 5,21,28,44,49 10,24,25,39,49
  6,23,27,44,50 13,19,33,39,52 4,17,36,49,53 10,22,31,43,53 5,21,34,50,55 12,17,38,43,55 7,25,31,49,56
  11,24,34,47,58 11,26,33,48,59 12,29,30,47,59 11,27,33,49,60 13,22,39,48,61 12,26,37,51,63 14,25,40,51,65
  1,20,46,65,66 13,24,42,53,66 11,27,41,57,68 13,28,40,55,68 4,17,52,65,69 5,31,38,64,69 14,34,35,55,69
  14,30,43,59,73 15,32,46,63,78 16,39,40,63,79 1,8,31,38,39 1,8,40,47,48
`);

/** The printed record periods of three to six moves: for each number of moves, largest moves with periods. */
const PRINTED: Readonly<Record<number, string>> = {
  3: `
    7,22 10,45 11,54 13,76 15,100`,
  4: `
    8,25 9,26 12,61 14,79 15,113 81,190763 82,393906 87,776902 87,2369755 96,5756171 109,19914037
    122,225217076 147,370089094 150,434777878 150,1299116811 151,6847546988 153,12666517709
    184,159289306371 202,171664537002 207,370194612538 223,771125532284 231,2247087757401
    235,38733953041818`,
  5: `
    9,28 12,54 14,94 17,204 21,444 24,767 26,1215 26,1256 27,1892 28,2639 29,4896 32,8530 35,10766 35,11693
    37,21945 38,23340 38,25285 39,34461 42,48965 43,57928 43,62552 44,142522 49,168819 49,213168 50,394814
    52,413557 53,460606 55,469851 55,512336 56,1400106 59,1851120 60,2722797 61,5425890 65,5641324
    66,6349943 66,8265820 68,8371535 69,8445262 69,9590030 69,14727438 72,19008790 72,19324100 73,37223762
    75,55733746 76,82377265 78,84004408 79,84488980 79,103216390 79,103625196 80,159734125 81,234999993
    82,297893623 82,369025660 83,593117616 87,721385889 89,726568568 90,808940992 90,894130513 90,948307620
    91,1113591430 92,1429129954 92,1490009193 93,2195335756 93,2237357606 94,2557855512 95,3373467882
    96,4509107445 97,6893465976 100,7555433327 100,8648484533 101,9212033734 101,13258137589
    102,14101385829 103,17362165502 103,31118313300 106,48579415696 108,55297937922 110,58442750785
    110,65312217509 112,82100824716 112,107065938457 113,114539466901 114,118590803273 114,135069271955
    115,147429129464 115,191943666687 117,224315744884 117,312750374565 117,320442802924`,
  6: `
    15,168 16,168 18,238 24,689 24,854 24,1107 28,3424 30,5296 48,168542`,
};

export default definePipeline({
  id: 'record-periods-five',
  question: 'Are the printed record periods of five moves right, and how do they grow?',
  answer: [
    'flammenkamp-1997-periods-below-30',
    'flammenkamp-1997-periods-symmetric',
    'flammenkamp-1997-periods-symmetric-5',
    'flammenkamp-1997-growth-5',
  ],
  ...about('pages 40-48'),
  sweep: listed(SETS, 'sets of five moves of pages 40 to 48'),
  measure: ['outcomePreperiod', 'T'],
  cost: '200000000',
  claims: [
    claim('symmetric', 'pages 41-48', symmetricExcept(SETS, [])),
    printedTable('flammenkamp-1997-periods-below-30.csv', {
      key: ['set'],
      cells: ['T', 'outcomePreperiod'],
      where: 'moves = 5',
      says: 'period p and preperiod q of the record holders of five moves below 30 are as printed',
    }),
    printedTable('flammenkamp-1997-periods-symmetric.csv', {
      key: ['set'],
      cells: ['T'],
      where: 'moves = 5',
      says: 'the period p of the symmetric record holders of five moves with the largest from 30 to 60 is as printed',
    }),
    printedTable('flammenkamp-1997-periods-symmetric-5.csv', {
      key: ['set'],
      cells: ['T'],
      where: 'T <= 13000000',
      says: 'the period p of the symmetric record holders of five moves with the largest above 60 is as printed, up to 13 million',
    }),
    printedTable('flammenkamp-1997-growth-5.csv', {
      key: ['set'],
      cells: ['T'],
      where: 'T <= 13000000',
      says: 'the period p of the two candidates for superpolynomial growth is as printed, up to 13 million',
    }),
    claim('overlooked', 'page 45', {
      with: [106_901, 106_900],
      says: p => `{1, 8, 31, 38, 39} has the period 11,757, and {1, 8, 40, 47, 48} the period ${p}`,
      where: ({ r }) => r > SETS.length - 2,
      holds: (p, { r, T }) => T === (r === SETS.length ? p : 11_757),
    }),
    claim('pure', 'pages 40-43', { says: 'the preperiod q is 0', holds: 'outcomePreperiod = 0' }),
  ],
  charts: [growth()],
});

function growth() {
  const x = { field: 'largest', type: 'quantitative', title: 'largest move', scale: { domain: [0, 240] } };
  const y = { field: 'T', type: 'quantitative', title: 'period', scale: { type: 'log' } };
  const values = Object.entries(PRINTED).flatMap(([moves, of]) =>
    readSets(of).map(([largest, T]) => ({ moves: `${moves} moves`, largest, T })),
  );
  const slope = [20, 117].map(largest => ({ largest, T: Math.round(2 ** (0.33 * largest)) }));
  const title = {
    text: 'Record periods of five moves stay close to 2^(0.33 e)',
    subtitle: [
      'Coloured: printed record periods. Black crosses: computed here;',
      'those below are the two families of pages 45 and 46, which are no records.',
      'Grey: 2^(0.33 e), e the largest move. The vertical axis is logarithmic.',
    ],
  };
  return {
    name: 'growth',
    title:
      'Printed record periods of five moves stay close to 2^(0.33 e), e the largest move; also printed: three, four and six moves',
    fields: ['game', 'T'],
    spec: {
      title,
      width: 440,
      height: 300,
      layer: [
        {
          data: { values: slope },
          mark: { type: 'line', color: '#909090', strokeWidth: 5, opacity: 0.5 },
          encoding: { x, y },
        },
        {
          data: { values },
          mark: { type: 'point', filled: true, opacity: 1, size: 30, aria: false },
          encoding: {
            x,
            y,
            color: {
              field: 'moves',
              type: 'nominal',
              title: 'printed',
              scale: {
                domain: ['3 moves', '4 moves', '5 moves', '6 moves'],
                range: ['#009e73', '#0072b2', '#d55e00', '#cc79a7'],
              },
            },
            shape: { field: 'moves', type: 'nominal', title: 'printed' },
          },
        },
        {
          transform: [{ calculate: "toNumber(slice(split(datum.game, ', ')[4], 0, -1))", as: 'largest' }],
          mark: { type: 'point', shape: 'cross', color: 'black', size: 12, aria: false },
          encoding: { x, y },
        },
      ],
    },
  };
}
