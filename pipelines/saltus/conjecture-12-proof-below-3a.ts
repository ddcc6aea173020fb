import { about, definePipeline, ours } from '../../src/index.ts';
import {
  areGood,
  areSameRound,
  leads,
  leadsOfNext,
  nextRow,
  roundByLemma,
  roundsOf,
  rowWords,
  type Word,
} from './_tiling.ts';

export default definePipeline({
  id: 'conjecture-12-proof-below-3a',
  question: 'Where does the proof of Conjecture 12 stop for a < b < 3a?',
  answer: ['even-2-beside-odd'],
  ...about('saltus, the proof of Conjecture 12'),
  sweep: {
    game: 'N - {a, b, a+b}',
    over: { a: '2..40', b: 'a+1..3a-1' },
    where: 'gcd(a, b) = 1 and b != 2a',
  },
  measure: [{ series: 'terms', upTo: '12(a + b)' }],
  limit: '1e6 heaps',
  cost: '20000 + 10000 a',
  claims: [
    ours('rows', 'rows, which do not need b ≥ 3a', {
      with: [0, 1],
      says: t => `W_i = T(x^(l_i${t ? ` - ${t}` : ''}) W_(i-1)) as far as both rows are known`,
      holds: (t, { a, b }, { terms }) => {
        const rows = rowWords(terms, a, b);
        return leads(a, b).every((l, i) => areOne(rows[i], nextRow(l - t, rows.at(i - 1)!)));
      },
      theorem: { reference: 'docs/conjecture-12.md, section 2', hypothesis: 'a < b, b ≠ 2a, gcd(a, b) = 1' },
    }),
    ours('even-2-beside-odd', 'why 3a: the hypothesis of the main lemma', {
      with: [2, 4],
      says: t =>
        `some l_i is ${t} with l_(i+1) odd, so the leads l are not good: for each such i, the formula for the next round gives row i+3 a lead of -1 cells`,
      ofLetters: true,
      holds: (t, { a, b }) => {
        const l = leads(a, b);
        const next = leadsOfNext(l);
        const broken = l.flatMap((length, i) =>
          length === t && l[(i + 1) % a] % 2 === 1 ? [(i + 3) % a] : [],
        );
        return !areGood(l) && broken.length > 0 && broken.every(i => next[i] === -1);
      },
      theorem: {
        reference: 'docs/conjecture-12.md, section 7',
        hypothesis: 'a < b < 3a, b ≠ 2a, gcd(a, b) = 1',
      },
    }),
    ours('first-round', 'why 3a: the first round is different', {
      with: [1, 0],
      says: t =>
        `if l_(i-2) = 2 and l_(i-1) is odd, row i begins with A^κ_i Z_i B^(h_(i-1)${t ? ` - ${t}` : ''}) A`,
      holds: (t, { a, b }, { terms }) => {
        const l = leads(a, b);
        const rows = rowWords(terms, a, b);
        return leadsOfNext(l).every((lead, next) => {
          if (lead !== -1) return true;
          const i = (next + a - 1) % a;
          const [p, q, r] = roundByLemma(l, i);
          const [first, second] = roundsOf(rows[i]);
          return areSameRound(first, [p, q, r - t, 0]) && second?.[0] > 0;
        });
      },
    }),
  ],
});

/** Whether one of two words begins with the other. */
function areOne(p: Word, q: Word): boolean {
  return p.every((token, i) => i >= q.length || token === q[i]);
}
