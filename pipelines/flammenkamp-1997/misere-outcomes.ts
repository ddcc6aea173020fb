import { definePipeline, paper, type Row } from '../../src/index.ts';

const { about, instead, claim, erratum } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'misere-outcomes',
  question: 'Who wins {a, b} if whoever takes last loses, compared with the normal game?',
  answer: ['complement-printed'],
  ...about('page 94'),
  sweep: { game: '{a, b}', over: { a: '1..30', b: 'a+1..31' }, objective: 'last-player-loses' },
  measure: [{ series: 'outcomes', upTo: '2a + 2b' }],
  claims: [
    claim('first-heaps', 'page 94', {
      with: [0, 1],
      says: less => `whoever cannot move wins: the heaps below a${less === 0 ? '' : ' + 1'} are won`,
      holds: (less, { a }, { outcomes }) =>
        Array.from({ length: a + less }, (_, n) => outcomes[n]).every(v => v === 1),
    }),
    erratum('complement-printed', 'page 94', {
      says: 'the outcomes are the complement of those of the normal game',
      holds: (row, { outcomes }) => agrees(row, outcomes, n => 1 - normal(row, n)),
      nature: 'wrong',
      printed:
        '"die hat als Gewinn/Verlust-Folge einfach die komplementäre des normalen Subtraktions-Spieles" [whose sequence of wins and losses is simply the complement of that of the normal subtraction game]',
      right: 'heap n is won if and only if n < a or heap n - a is won in the normal game',
      why: 'The complement would require that all moves lead to lost heaps. One such move is enough.',
      fails: { says: 'b is no odd multiple of a', where: ({ a, b }) => (b / a) % 2 !== 1 },
      shows: (row, { outcomes }) => {
        const n = firstDifference(outcomes, i => 1 - normal(row, i));
        return [`heap ${n}`, `${1 - normal(row, n)}`, `${outcomes[n]}`];
      },
      corrected: instead('shifted', 'page 94 corrected', {
        says: 'the heaps below a are won, and heap n ≥ a has the outcome of heap n - a in the normal game',
        holds: (row, { outcomes }) => agrees(row, outcomes, n => (n < row.a ? 1 : normal(row, n - row.a))),
        theorem: { reference: 'docs/laws.md, section 8', hypothesis: 'every non-empty set of moves' },
      }),
    }),
  ],
});

/** Returns the outcome of a heap in the normal game {a, b}: Satz 4, page 5. */
function normal({ a, b }: Row, n: number): number {
  const isOddMultiple = b % (2 * a) === a;
  const period = isOddMultiple ? 2 * a : a + b;
  const at = n % period;
  return at >= period - a || Math.floor(at / a) % 2 === 1 ? 1 : 0;
}

function agrees(row: Row, outcomes: ArrayLike<number>, stated: (n: number) => number): boolean {
  return firstDifference(outcomes, stated) === outcomes.length && row.a > 0;
}

function firstDifference(outcomes: ArrayLike<number>, stated: (n: number) => number): number {
  let n = 0;
  while (n < outcomes.length && outcomes[n] === stated(n)) n++;
  return n;
}
