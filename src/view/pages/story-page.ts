import { firstCounterexample, verdictWord } from '../../claim/index.ts';
import { distanceToMultiple } from '../../game/index.ts';
import { sweepText } from '../../plan/index.ts';
import type { All } from '../all.ts';
import { type ClaimOf, correctionOf, keyOf } from '../claim-of.ts';
import type { Document, Entry, FigureText, Inline } from '../document/model.ts';
import { counted, grouped } from '../numbers.ts';
import { coqOf } from '../rests-on.ts';
import { EXAMPLE } from '../story/drawings.ts';
import { storyDrawings } from '../story/files.ts';
import { groundsOf, placeOf, tallyText, typesetSentence, verdictOf } from './claim-facts.ts';

/** The heading and the text of each drawing. */
const STEPS: readonly { readonly heading: string; readonly text: readonly Inline[] }[] = [
  {
    heading: 'Every value occurs three times',
    text: [
      'Two players take turns to remove stones from a heap, and whoever cannot move loses. In the game N - {a, b, a+b}, a move may take any number of stones except a, b and a + b.',
      'The value of a heap is the smallest number 0, 1, 2, … that no heap reached in one move has as its value. A heap of value 0 loses for the player to move. If b ≠ 2a, every value occurs on exactly three heaps.',
    ],
  },
  {
    heading: 'Fold the tape, and equal values form an L',
    text: [
      'Write the heaps in a rows. One step right adds a stones, and one step down adds b stones. Below the last row the first one comes again, so the rows form a ring.',
      'Now the three heaps of each value form an L. There are only two kinds of L, blue and orange.',
    ],
  },
  {
    heading: 'The game is a puzzle',
    text: [
      'Forget the players, and lay the pieces in the order of their values. Each piece begins at the smallest heap that is still free. It is blue if a blue piece fits, and orange if not.',
      'This rule alone gives the value of every heap.',
    ],
  },
  {
    heading: 'Each round has b + d pieces',
    text: [
      'If b ≥ 3a, the pieces come in rounds, drawn in two shades in turn. Of the pieces of a round that begin in the same row, the blue ones come first.',
      'All rounds have equally many pieces, namely b + d. The edge at which a round begins steps some cells to the left from each row to the next: b cells in all, and d of these steps are odd, where d is the distance from b to the nearest multiple of 2a. A round has three cells for each cell of the steps, and three for each odd step. Since a piece has three cells, there are b + d pieces.',
    ],
  },
  {
    heading: 'After as many rounds as rows, everything repeats',
    text: [
      'Each round leaves a new edge. After r rounds, its shape at a row depends only on the first edge at the rows 2r and 3r above. The a rows form a ring, so after a rounds both are the row itself: the edge has its first shape again, and the same pieces follow. If a and b have no common factor, this does not happen earlier.',
      'So the values repeat after a rounds, which have a (b + d) pieces. Each piece has a new value, so all values have risen by a (b + d): this is the saltus. As b grows, the quotient saltus / a climbs in ramps: it is constant while b grows by a, and then rises by 2 for each 1 while b grows by a again.',
    ],
  },
  {
    heading: 'Below 3a the order ends',
    text: [
      'The thick lines are the edges at which rounds begin. A step of the first edge has b/a cells, rounded up or down, and a round first fills the cells of the steps. A step of a later edge has as many cells as some step of the first one, or 3 more if that number is odd, or 3 less if it is even.',
      'If b ≥ 3a, an even step of the first edge has at least 4 cells, so at least one remains. If b < 3a, it may have only 2 cells, and −1 would remain: there, the second round would have to begin before the first one ends. So the rounds break, and blue and orange mix.',
    ],
  },
];

/** Composes the story of the main theorem: a drawing for each step, the chart of both sides of 3a, and how sure it is. */
export function storyPage({ results, claims, sources }: All): Document {
  const drawings = storyDrawings();
  const byKey = new Map(claims.map(claim => [keyOf(claim), claim]));
  const chart = results
    .find(({ asked }) => asked.id === BELOW)
    ?.asked.charts.find(({ name }) => name === 'order-and-noise');
  const { a, b } = EXAMPLE;
  const game = `N - {${a}, ${b}, ${a + b}}`;
  const saltus = a * (b + distanceToMultiple(b, 2 * a));
  return {
    title: 'The saltus of N - {a, b, a+b}',
    description:
      'Why the nim-values of N - {a, b, a+b} rise by exactly a (b + d) in each period if b ≥ 3a, in six pictures.',
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: `Forbid three moves in a take-away game: a, b and a + b stones. The values of the heaps then repeat, each time higher by the same amount, the saltus: in ${game}, heaps 0, ${3 * saltus} and ${6 * saltus} have the values 0, ${saltus} and ${2 * saltus}. If b ≥ 3a, and a and b have no common factor, the saltus is exactly a (b + d), where d is the distance from b to the nearest multiple of 2a. Six pictures show why.`,
      },
      ...STEPS.map(
        ({ heading, text }, i) =>
          ({
            kind: 'section',
            heading: `${i + 1}. ${heading}`,
            id: `step-${i + 1}`,
            blocks: [
              ...text.map(content => ({ kind: 'prose', text: content }) as const),
              { kind: 'drawing', drawing: drawings[i]! },
            ],
          }) as const,
      ),
      {
        kind: 'section',
        heading: 'Both sides of 3a in one chart',
        id: 'both-sides',
        blocks: [
          {
            kind: 'prose',
            text: [
              'Below 3a, the chart has a point for each game. Its height is the saltus divided by ab, on a logarithmic scale. From 3a on, all games lie on the curve, which is the theorem. Below 3a, no formula is known for most games; see ',
              { link: 'what is known', to: { pipeline: BELOW } },
              '.',
            ],
          },
          ...(chart ? [{ kind: 'figure', figure: figureOf(chart) } as const] : []),
        ],
      },
      {
        kind: 'section',
        heading: 'How sure is this?',
        id: 'how-sure',
        blocks: [{ kind: 'entries', entries: cards(byKey, sources) }],
      },
      {
        kind: 'prose',
        text: [
          'Go on: ',
          { link: 'the whole proof', to: { page: 'theorem' } },
          ' · ',
          { link: `the pieces of ${game} in the explorer`, to: { game, rule: RULE, view: 'tiling' } },
          ' · ',
          { link: 'all findings', to: { page: 'front', anchor: 'findings' } },
        ],
      },
    ],
  };
}

const BELOW = 'fes-below-3a';
const RULE = { ending: 'normal', objective: 'last-player-wins' } as const;

function figureOf({ name, title }: { readonly name: string; readonly title: string }): FigureText {
  const words =
    'Below b = 3a the points are scattered, from 1 to some hundreds. From b = 3a on, all games lie on one curve between 1 and 4/3.';
  return { id: BELOW, name, title, words, caption: words };
}

/** Returns the four cards: theorem, computed cases, printed tables, and the conjecture as printed. */
function cards(byKey: ReadonlyMap<string, ClaimOf>, sources: All['sources']): Entry[] {
  const card = (key: string, compose: (conclusion: ClaimOf) => Omit<Entry, 'as'>): Entry[] => {
    const conclusion = byKey.get(key);
    return conclusion ? [{ as: 'question', ...compose(conclusion) }] : [];
  };
  const titled = (title: string, conclusion: ClaimOf): Inline => ({ link: title, to: placeOf(conclusion) });
  return [
    ...card('conjecture-12/sharp', conclusion => ({
      title: titled('The theorem', conclusion),
      verdicts: [verdictOf(conclusion)],
      note: [
        typesetSentence(conclusion),
        '. Proof: ',
        groundsOf(conclusion, sources),
        coqOf(conclusion).length === 0 ? '.' : '. Coq is a program that checks every step of a proof.',
      ],
    })),
    ...card('conjecture-12/sharp', conclusion => ({
      title: titled('The computed games', conclusion),
      verdicts: [{ verdict: conclusion.verdict, text: verdictWord(conclusion.verdict) }],
      note: [
        `The formula is right for ${agreeing(conclusion, 'game')}, each with a period that was proved without the theorem: ${sweepText(conclusion.result.asked.plan)}. `,
        { link: 'A longer run', to: { page: 'theorem', heading: 'What rests on what' } },
        ' went further.',
      ],
    })),
    ...card('fes-saltus/sleator-slusky-2012', conclusion => ({
      title: titled('The printed tables', conclusion),
      verdicts: [verdictOf(conclusion)],
      note: `Sleator and Slusky printed eight tables of the saltus: ${agreeing(conclusion, 'row')} agree with what we computed.`,
    })),
    ...card('conjecture-12/printed', conclusion => ({
      title: titled('The conjecture as printed', conclusion),
      verdicts: [verdictOf(conclusion)],
      note: [
        `Sleator and Slusky conjectured bounds for the period p. What is printed ${tallyText(conclusion)}`,
        ...firstGame(conclusion),
        `. ${conclusion.claim.erratum?.why ?? ''}`,
        ...corrected(conclusion),
      ],
    })),
  ];
}

/** Returns `320 of 320 rows`. */
function agreeing({ tally: { holds, met } }: ClaimOf, noun: string): string {
  return `${grouped(holds)} of ${counted(met, noun)}`;
}

/** Returns how sure the corrected claim is, as a sentence. */
function corrected(conclusion: ClaimOf): readonly Inline[] {
  const correction = correctionOf(conclusion);
  if (correction === undefined) return [];
  return [' With ≤ instead of <: ', { link: verdictOf(correction), to: placeOf(correction) }, '.'];
}

/** Returns the first game for which a claim fails, as the end of a sentence. */
function firstGame(conclusion: ClaimOf): readonly Inline[] {
  const first = firstCounterexample(conclusion);
  if (first === null) return [];
  return [', first for ', { link: first.game, to: { game: first.game, rule: RULE } }];
}
