import {
  about,
  definePipeline,
  distanceToMultiple,
  every,
  gcd,
  ours,
  type Row,
  type SeriesOf,
  theorems,
  when,
} from '../../src/index.ts';
import {
  areGood,
  areSameRound,
  areSameWord,
  areStraight,
  cellsOf,
  cellsOfRound,
  firsts,
  keepLast,
  leads,
  leadsAfter,
  leadsOfNext,
  nextRow,
  nextRowByCells,
  roundByLemma,
  roundByZones,
  roundsOf,
  rowWords,
  TILE_A,
  TILE_B,
  tilesOf,
  type Word,
} from './_tiling.ts';

/** A step of the proof, which is proved there. */
const step = (name: string, hypothesis = 'b ≥ 3a, gcd(a, b) = 1') => ({
  reference: `docs/conjecture-12.md, ${name}`,
  hypothesis,
});

export default definePipeline({
  id: 'conjecture-12-proof',
  question: 'Does each step of the proof of Conjecture 12 hold?',
  answer: ['sharp', 'mirror'],
  ...about('saltus, the proof of Conjecture 12'),
  sweep: { game: 'N - {a, b, a+b}', over: { a: '1..30', b: '3a..12a' } },
  measure: ['preperiod', 'period', 'saltus', { series: 'terms', upTo: 'period + a + b' }],
  limit: '1e8 heaps',
  cost: '20000 + 700 a * b',
  claims: [
    ours('tiles', 'the tiles', {
      says: 'each value occurs on exactly three heaps: n, n+a, n+a+b if heap n+a has no smaller value, otherwise n, n+b, n+a+b',
      holds: ({ a, b, saltus }, { terms }) => areTiles(terms, saltus, [a, b]),
      mutant: ({ a, b, saltus }, { terms }) => areTiles(terms, saltus, [b, a]),
      mutantSays:
        'each value occurs on n, n+b, n+a+b if heap n+b has no smaller value, otherwise on n, n+a, n+a+b',
      theorem: theorems.threeHeaps,
    }),
    ours('free-at-b', 'the tiles: what the mirror theorem needs', {
      says: 'if n is the first heap of its value, heap n+b has no smaller value',
      holds: ({ b }, { terms }) => isFreeAt(terms, b),
      mutant: ({ a }, { terms }) => isFreeAt(terms, a),
      mutantSays: 'if n is the first heap of its value, heap n+a has no smaller value',
      theorem: step('Lemma 1', 'a < b, b ≠ 2a'),
    }),
    ours('sharp', 'the theorem, for any gcd(a, b)', {
      says: 'preperiod = 0, saltus = (a / g) (b + d) and period = 3 saltus, where g = gcd(a, b) and d is the distance from b to the nearest multiple of 2a',
      holds: row => row.preperiod === 0 && hasPeriods(row, distanceToMultiple(row.b, 2 * row.a)),
      mutant: row => row.preperiod === 0 && hasPeriods(row, row.b % (2 * row.a)),
      mutantSays: 'saltus = (a / g) (b + d), where d = b mod 2a, the distance down to a multiple of 2a',
      theorem: theorems.sharpOfAny,
    }),
    ours('mirror', 'the mirror theorem', {
      says: 'G(i) + G(p - 1 - i) = s - 1 for 0 ≤ i < p',
      holds: 'for i in 0..period - 1: G(i) + G(period - 1 - i) = saltus - 1',
      theorem: theorems.mirror,
    }),
    ours('mirror-tiles', 'the mirror theorem: it exchanges A and B, so there are equally many of each', {
      says: 'i ↦ p - 1 - i maps the heaps n, n+a, n+a+b of a value to the heaps m, m+b, m+a+b of a value, and vice versa',
      holds: (row, { terms }) => changesPlaces(row, terms, row.b),
      mutant: (row, { terms }) => changesPlaces(row, terms, row.a),
      mutantSays:
        'i ↦ p - 1 - i maps the heaps n, n+a, n+a+b of a value to the heaps m, m+a, m+a+b of a value',
      theorem: step('Theorem 2', 'a < b, b ≠ 2a'),
    }),
    ...when('gcd(a, b) = 1', [
      ours('table', 'the table of T', {
        says: 'for k ≤ b/a + 4, the table gives the same T(x^k A) and T(x^k B) as the rules, which fill free cells from the left, with A if it fits',
        ofLetters: true,
        holds: ({ a, b }) => isTableOfT(b / a + 4, k => k),
        mutant: ({ a, b }) => isTableOfT(b / a + 4, k => k + 1),
        mutantSays: 'the entry of the table for k + 1 gives the same T(x^k A) and T(x^k B) as the rules',
        theorem: step('section 2', 'every k ≥ 0'),
      }),
      ours('rows', 'rows', {
        with: [0, 1],
        says: t => `W_i = T(x^(l_i${t ? ` - ${t}` : ''}) W_(i-1)) for each row W_i of one period`,
        holds: (t, { a, b, period }, { terms }) => {
          const rows = wordsOf(terms, a, b, period);
          return leads(a, b).every((l, i) => areSameWord(rows[i], nextRow(l - t, rows.at(i - 1)!)));
        },
        theorem: step('section 2', 'a < b, b ≠ 2a, gcd(a, b) = 1'),
      }),
      ours('good', 'the main lemma: good leads stay good', {
        with: [4, 6],
        says: t => `in each of the a rounds, every even l_i is at least ${t} and every odd l_i at least 1`,
        ofLetters: true,
        holds: (t, { a, b }) => roundsFrom(leads(a, b), a).every(l => areGood(l, t)),
        theorem: step('Lemma 7'),
      }),
      ours('main-lemma', 'the main lemma, token by token', {
        with: [3, 2],
        says: t =>
          `each row of each round is A^κ_i Z_i B^h_(i-1) x^e_i, with e_i = l_(i-2) + ${t} (o_(i-2) - o_(i-1))`,
        holds: (t, { a, b, period }, { terms }) => {
          const rounds = roundsFrom(leads(a, b), a);
          return roundsOfRows(wordsOf(terms, a, b, period)).every(
            (row, i) =>
              row.length === a && row.every((round, r) => areSameRound(round, roundByLemma(rounds[r], i, t))),
          );
        },
        theorem: step('Lemma 7'),
      }),
      ours('boundaries', 'all rounds: the boundary after r rounds', {
        with: [2, 1],
        says: t =>
          `l^(r)_i = l_(i-3r) + 3 (o_(i-3r) - o_(i-${t === 1 ? '' : t}r)) for 0 ≤ r ≤ a, and l^(a) = l`,
        holds: (t, { a, b, period }, { terms }) => {
          const l = leads(a, b);
          const seen = leadsSeen(wordsOf(terms, a, b, period), l, a);
          return seen.every((at, r) => isSame(at, leadsAfter(l, r, t))) && isSame(seen[a], l);
        },
        theorem: step('section 4'),
      }),
      ours('lengths', 'all rounds: their lengths', {
        with: [3, 2],
        says: t =>
          `row i of a round has l_i + l_(i-1) + l_(i-2) + ${t} o_(i-2) cells; all rows of a round together have ${t} (b + d) cells and b + d tiles`,
        holds: (t, { a, b, period }, { terms }) => {
          const rows = roundsOfRows(wordsOf(terms, a, b, period));
          const all = b + distanceToMultiple(b, 2 * a);
          return roundsFrom(leads(a, b), a).every((l, r) => {
            let [cells, tiles] = [0, 0];
            const areLengths = rows.every((row, i) => {
              cells += cellsOf(row[r]);
              tiles += tilesOf(row[r]);
              return cellsOf(row[r]) === cellsOfRound(l, i, t);
            });
            return areLengths && cells === t * all && tiles === all;
          });
        },
        theorem: step('Lemma 8'),
      }),
      ours('zones', 'any heap: each round by closed formulas', {
        with: [3, 2],
        says: t =>
          `round r of row i begins at β^(r)_i = 3 F(i - 2r) - (3 + σ) F(i - ${t}r) - 2q (i - ${t}r), and its tiles A and B lie in zones between such numbers, where b = 2qa + σd and F(j) = σ ⌊σjd/a⌋`,
        holds: (t, { a, b, period }, { terms }) =>
          roundsOfRows(wordsOf(terms, a, b, period)).every((row, i) =>
            row.every((round, r) => areSameRound(round, roundByZones(a, b, r, i, t))),
          ),
        theorem: step('section 6'),
      }),
      ours('odd-leads', 'all rounds: how many leads are odd', {
        with: [1, 0],
        says: t =>
          `exactly d of the l_i are ${t ? 'odd' : 'even'}, where d is the distance from b to the nearest multiple of 2a`,
        ofLetters: true,
        holds: (t, { a, b }) => leads(a, b).filter(l => l % 2 === t).length === distanceToMultiple(b, 2 * a),
        theorem: step('Lemma 8', 'a < b, gcd(a, b) = 1'),
      }),
      ours('no-earlier-cut', 'all rounds: the tape is not blank earlier', {
        with: [1, 0],
        says: t =>
          `for 0 < r ≤ a${t ? ` - ${t}` : ''}, the boundary after r rounds is not straight: some l^(r)_i is neither ⌊b/a⌋ nor ⌈b/a⌉`,
        holds: (t, { a, b, period }, { terms }) => {
          const seen = leadsSeen(wordsOf(terms, a, b, period), leads(a, b), a);
          return every(1, a - t, r => !areStraight(seen[r], a, b));
        },
        theorem: step('section 5'),
      }),
    ]),
  ],
});

type Terms = SeriesOf['terms'];

/**
 * Whether each value below the saltus, with first heap n, has exactly three heaps, one of them n + `near` if that is
 * free, else n + `far`.
 */
function areTiles(terms: Terms, saltus: number, [near, far]: readonly [number, number]): boolean {
  const isFirst = firsts(terms);
  let values = 0;
  let heaps = 0;
  for (let n = 0; n < terms.length; n++) {
    const value = terms[n];
    if (value >= saltus) continue;
    heaps++;
    if (!isFirst[n]) continue;
    values++;
    const second = n + (terms[n + near] < value ? far : near);
    if (terms[second] !== value || terms[n + near + far] !== value) return false;
  }
  // So each value has three heaps, and there are no other heaps.
  return values === saltus && heaps === 3 * saltus;
}

/** Whether no heap that is the first with its value has a smaller value `distance` heaps later, as far as the values go. */
function isFreeAt(terms: Terms, distance: number): boolean {
  const isFirst = firsts(terms);
  for (let n = 0; n + distance < terms.length; n++)
    if (isFirst[n] && terms[n + distance] < terms[n]) return false;
  return true;
}

function hasPeriods({ a, b, period, saltus }: Row, distance: number): boolean {
  return saltus === (a / gcd(a, b)) * (b + distance) && period === 3 * saltus;
}

/** Whether reflection takes a value with the heaps n, n + a to one with the heaps m, m + `step`, and conversely. */
function changesPlaces({ a, b, period, saltus }: Row, terms: Terms, step: number): boolean {
  const isFirst = firsts(terms);
  for (let n = 0; n < period; n++) {
    if (!isFirst[n]) continue;
    const reflected = period - 1 - n - a - b;
    const isNear = terms[n + a] === terms[n];
    const mirrored = terms[reflected + step] === terms[reflected];
    if (terms[reflected] !== saltus - 1 - terms[n] || isNear !== mirrored) return false;
  }
  return true;
}

function isTableOfT(most: number, lengthOf: (k: number) => number): boolean {
  return [Uint8Array.of(TILE_A), Uint8Array.of(TILE_B)].every(tile =>
    every(0, most, k => areSameWord(nextRow(lengthOf(k), tile), nextRowByCells(k, tile))),
  );
}

/** Returns the leads at the beginning of each of so many rounds, one from the other. */
function roundsFrom(l: readonly number[], count: number): readonly (readonly number[])[] {
  const rounds = [l];
  while (rounds.length < count) rounds.push(leadsOfNext(rounds.at(-1)!));
  return rounds;
}

/** Returns the rows of one period. */
const wordsOf = keepLast((terms: Terms, a: number, b: number, period: number) =>
  rowWords(terms, a, b, period),
);

const roundsOfRows = keepLast((words: readonly Word[]) => words.map(roundsOf));

/** Returns the leads after 0, 1, … rounds, as the rows that were read from the values have them. */
const leadsSeen = keepLast((words: readonly Word[], l: readonly number[], count: number) => {
  const rows = roundsOfRows(words);
  const begins = words.map(() => 0);
  const seen = [[...l]];
  for (let r = 0; r < count; r++) {
    rows.forEach((row, i) => {
      begins[i] += cellsOf(row[r]);
    });
    seen.push(l.map((lead, i) => lead + begins.at(i - 1)! - begins[i]));
  }
  return seen;
});

function isSame(p: readonly number[], q: readonly number[]): boolean {
  return p.every((value, i) => value === q[i]);
}
