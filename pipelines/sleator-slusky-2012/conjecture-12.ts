import { definePipeline, ours, paper, type Row, theorems } from '../../src/index.ts';

const { asked, instead, claim, erratum } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'conjecture-12',
  question: 'Does Conjecture 12, and its sharper form, hold for all coprime a and b with b ≥ 3a?',
  answer: ['printed', 'with-ends', 'sharp'],
  ...asked('Conjecture 12'),
  sweep: { game: 'N - {a, b, a+b}', over: { a: '1..60', b: '3a..20a' }, where: 'gcd(a, b) = 1' },
  measure: ['preperiod', 'period', 'saltus'],
  limit: '1e11 heaps',
  cost: '20000 + 90b',
  summaries: [
    { name: 'by-a', title: 'The greatest saltus for each a', by: { a: 'a' }, most: 'saltus' },
    {
      name: 'tent',
      title: 'How far the saltus exceeds ab, for each residue of b modulo 2a',
      by: { a: 'a', residue: 'b mod (2a)', excess: 'saltus - a*b' },
    },
  ],
  claims: [
    erratum('printed', {
      says: 'b > 3a: if some multiple m of 2a has b < m < a+b, then p = 3am; otherwise p = 3an for some n with b < n < a+b',
      where: ({ a, b }) => b > 3 * a,
      holds: row => conjecture12(row, 2 * row.a, 0),
      nature: 'hypothesis',
      printed: 'b < m < a+b and b < n < a+b',
      right: 'b ≤ m ≤ a+b and b ≤ n ≤ a+b; for a ≥ 2 both forms say the same',
      why: 'For a = 1 no integer lies strictly between b and b + 1, yet p = 3b or p = 3(b + 1).',
      fails: { says: 'a = 1', where: ({ a }) => a === 1 },
      coq: ['Conjecture_12_fails_for_1', 'Conjecture_12_holds_from_2'],
      shows: ({ a, b, period }) => ['p / 3a', `strictly between ${b} and ${a + b}`, period / (3 * a)],
      corrected: instead('with-ends', 'Conjecture 12 with the end points included', {
        says: 'if some multiple m of 2a has b ≤ m ≤ a+b, then p = 3am; otherwise p = 3an for some n with b ≤ n ≤ a+b',
        holds: row => conjecture12(row, 2 * row.a, 1),
        theorem: { reference: theorems.sharp.reference, hypothesis: theorems.sharp.hypothesis },
      }),
    }),
    ours('sharp', 'the sharper form of Conjecture 12', {
      says: 'a and b coprime, b ≥ 3a: saltus = a (b + d), d the distance from b to the nearest multiple of 2a',
      holds: 'saltus = a (b + dist(b, 2a))',
      mutant: 'saltus = a (b + b mod (2a))',
      mutantSays: 'saltus = a (b + distance down to a multiple of 2a)',
      theorem: theorems.sharp,
      conjecture: {
        askedBy: 'Sleator and Slusky 2012, Conjecture 12, for the period; this project, for the saltus',
        before: 'the 320 rows of the eight tables',
        further: '--over a=61..80',
      },
    }),
    claim('pure', 'Theorem 11', {
      with: [3, 4],
      says: t => `the nim-sequence is purely arithmetic periodic, with period = ${t} saltus`,
      holds: (t, { preperiod, period, saltus }) => preperiod === 0 && period === t * saltus,
      theorem: theorems.pure,
    }),
  ],
  charts: [
    {
      of: 'tent',
      name: 'tent',
      title: 'Scaled by a, all cases lie on one tent-shaped curve',
      fields: ['a', 'residue', 'excess', 'cases'],
      spec: {
        title: {
          text: 'Scaled by a, all cases lie on one tent-shaped curve',
          subtitle: [
            'Grey: what the printed conjecture allows, an open square on the left',
            'and an open line on the right. Orange: for a = 1 the points lie on',
            'their ends, which the printed conjecture excludes.',
          ],
        },
        transform: [
          { calculate: 'datum.residue / datum.a', as: 'folded' },
          { calculate: 'datum.excess / (datum.a * datum.a)', as: 'height' },
          { calculate: "datum.a === 1 ? 'a = 1' : 'a ≥ 2'", as: 'kind' },
        ],
        width: 440,
        height: 250,
        encoding: {
          x: {
            field: 'folded',
            type: 'quantitative',
            title: '(b mod 2a) / a',
            scale: { domain: [-0.05, 2.05], nice: false },
          },
          y: {
            field: 'height',
            type: 'quantitative',
            title: '(saltus / a − b) / a',
            scale: { domain: [-0.05, 1.05], nice: false },
          },
        },
        layer: [
          {
            data: { values: [{ folded: 0, height: 0, right: 1, top: 1 }] },
            mark: { type: 'rect', color: '#888888', opacity: 0.22 },
            encoding: { x2: { field: 'right' }, y2: { field: 'top' } },
          },
          {
            data: {
              values: [
                { folded: 1, height: 1 },
                { folded: 2, height: 0 },
              ],
            },
            mark: { type: 'line', color: '#888888', opacity: 0.5, strokeWidth: 7 },
          },
          {
            mark: { type: 'point', filled: true, opacity: 1, aria: false },
            encoding: {
              color: {
                field: 'kind',
                type: 'nominal',
                title: null,
                scale: { domain: ['a ≥ 2', 'a = 1'], range: ['#0072b2', '#d55e00'] },
              },
              shape: {
                field: 'kind',
                type: 'nominal',
                title: null,
                scale: { domain: ['a ≥ 2', 'a = 1'], range: ['circle', 'diamond'] },
              },
              size: { condition: { test: 'datum.a === 1', value: 90 }, value: 9 },
            },
          },
          {
            transform: [
              { aggregate: [{ op: 'sum', field: 'cases', as: 'all' }] },
              { calculate: "format(datum.all, ',') + ' cases, all on the curve'", as: 'label' },
              { calculate: '1.1', as: 'folded' },
              { calculate: '1', as: 'height' },
            ],
            mark: { type: 'text', align: 'left' },
            encoding: { text: { field: 'label' } },
          },
        ],
      },
    },
  ],
});

/** The conclusion of Conjecture 12 for multiples of `step`; with `ends` 1, b and a + b count too. */
function conjecture12({ a, b, period }: Row, step: number, ends: 0 | 1): boolean {
  const [low, high] = [b + 1 - ends, a + b - 1 + ends];
  const multiple = Math.ceil(low / step) * step;
  if (multiple <= high) return period === 3 * a * multiple;
  const n = period / (3 * a);
  return Number.isInteger(n) && low <= n && n <= high;
}
