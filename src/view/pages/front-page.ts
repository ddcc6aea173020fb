import { ERRATUM_NATURES } from '../../claim/index.ts';
import { sweepText } from '../../plan/index.ts';
import { citeClaim, type Sources } from '../citation.ts';
import { type ClaimOf, correctionOf, isPrinted, keyOf, withVerdict } from '../claim-of.ts';
import type { Block, Document, Entry, Inline } from '../document/model.ts';
import { grouped } from '../numbers.ts';
import { theorems } from '../rests-on.ts';
import type { All } from './all.ts';
import { counterexample, placeOf, saysOf, tallyText, verdictOf } from './claim-facts.ts';
import { countsBySource } from './claims-page.ts';

/** Entries of a list that are seen at once; the others are a click away. */
const AT_ONCE = 6;

/** What was reproduced, what disagreed, and what is new, at a glance; then each of them, and how to check it. */
export function frontPage({ results, claims, sources }: All): Document {
  const printed = claims.filter(one => isPrinted(one, sources));
  const reproduced = withVerdict(printed, 'holds');
  const disagreed = byWeight(withVerdict(printed, 'fails'));
  const corrections = new Set(claims.flatMap(one => correctionOf(one) ?? []).map(keyOf));
  const fresh = claims.filter(
    one => !isPrinted(one, sources) && one.verdict === 'holds' && !corrections.has(keyOf(one)),
  );
  const proved = theorems(fresh).length > 0 ? `; ${theorems(fresh).length} of them are theorems` : '';
  const cases = results.reduce((sum, one) => sum + one.cases, 0);
  return {
    title: 'What the papers print on subtraction games, computed again',
    description: `${reproduced.length} of ${printed.length} printed statements on subtraction games hold, ${disagreed.length} fail, ${fresh.length} are new.`,
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: `The tables and statements of ${sources.size} sources, recomputed over ${grouped(cases)} games and sums of heaps, with a proof of every period. Each verdict says up to where it was checked, and each disagreement comes with its smallest counterexample and a command that shows it.`,
      },
      {
        kind: 'glance',
        items: [
          {
            count: reproduced.length,
            what: 'reproduced',
            text: [
              `of ${printed.length} printed statements and tables hold for every case that was computed. `,
              { link: 'All claims', to: { page: 'claims' } },
              ', or ',
              { link: 'statement by statement', to: { page: 'statements' } },
            ],
          },
          {
            count: disagreed.length,
            what: 'disagreed',
            text: [
              `do not hold as they are printed: ${natures(disagreed)}. Each has a counterexample and what is right instead. `,
              { link: 'Errata', to: { page: 'errata' } },
            ],
          },
          {
            count: fresh.length,
            what: 'new',
            text: [
              `statements that none of the sources makes hold over the whole range that was tried${proved}. `,
              { link: 'What is new', to: { anchor: 'new' } },
            ],
          },
        ],
      },
      { kind: 'table', caption: 'Claims by source and verdict', table: countsBySource(claims, sources) },
      { kind: 'heading', level: 2, text: 'What disagreed', id: 'disagreed' },
      listed(disagreed.map(one => entry(one, sources, disagreement(one)))),
      { kind: 'heading', level: 2, text: 'What is new', id: 'new' },
      {
        kind: 'prose',
        text: [
          'Corrections of what is printed are not counted here; they stand with the ',
          { link: 'errata', to: { page: 'errata' } },
          '.',
        ],
      },
      listed(
        fresh.map(one =>
          entry(
            one,
            sources,
            `${one.restsOn.kind === 'theorem' ? 'Theorem;' : 'It'} ${tallyText(one)}: ${sweepText(one.result.asked.plan)}`,
          ),
        ),
      ),
      { kind: 'heading', level: 2, text: 'The questions', id: 'questions' },
      {
        kind: 'prose',
        text: [
          `${results.length} questions have `,
          { link: 'a page each', to: { page: 'results' } },
          ': what was swept, every verdict, the figures, and every number, to be sorted, filtered and downloaded.',
        ],
      },
      { kind: 'heading', level: 2, text: 'Check it yourself', id: 'check' },
      {
        kind: 'prose',
        text: 'You need Node 20.20 or newer, and nothing else. Everything on these pages is made anew, with its proofs, in a minute or two:',
      },
      { kind: 'commands', lines: [{ line: 'npm ci && npm start' }] },
      {
        kind: 'prose',
        text: [
          'Or type a game of your own into the ',
          { link: 'explorer', to: { page: 'explorer' } },
          ', which runs the same engine in a browser. The ',
          { link: 'guide', to: { page: 'guide' } },
          ' leads from here to a family of your own, and says ',
          { link: 'how far to trust a number', to: { page: 'trust' } },
          '.',
        ],
      },
    ],
  };
}

/** How statements fail, in a word or two after a count. */
const FAILING: Readonly<Record<keyof typeof ERRATUM_NATURES, string>> = {
  wrong: 'wrong as they stand',
  hypothesis: 'short of a hypothesis',
  slip: 'slips whose meaning is clear',
};

/** `12 wrong as they stand, 3 slips whose meaning is clear`. */
function natures(claims: readonly ClaimOf[]): string {
  return Object.entries(FAILING)
    .map(
      ([nature, text]) =>
        [claims.filter(({ claim }) => claim.erratum?.nature === nature).length, text] as const,
    )
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${count} ${text}`)
    .join(', ');
}

/** The weightiest first, so that a list that is cut short shows what matters. */
function byWeight(claims: readonly ClaimOf[]): readonly ClaimOf[] {
  const order = Object.keys(ERRATUM_NATURES);
  const weight = ({ claim }: ClaimOf) => order.indexOf(claim.erratum?.nature ?? '');
  return claims.toSorted((p, q) => weight(p) - weight(q));
}

function listed(entries: readonly Entry[]): Block {
  if (entries.length === 0) return { kind: 'prose', text: 'Nothing.' };
  return { kind: 'entries', entries, atOnce: AT_ONCE };
}

function entry(one: ClaimOf, sources: Sources, more: Inline): Entry {
  return {
    as: 'claim',
    title: { link: saysOf(one), to: placeOf(one) },
    verdicts: [verdictOf(one)],
    note: [citeClaim(one.claim, sources), '. ', more],
  };
}

function disagreement(one: ClaimOf): Inline {
  const { fails, met } = one.tally;
  const right = one.claim.erratum?.right;
  return [
    `Fails for ${grouped(fails)} of ${grouped(met)}, first for `,
    counterexample(one),
    right === undefined ? '.' : `. Right: ${right}`,
  ];
}
