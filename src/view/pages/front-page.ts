import type { ERRATUM_NATURES } from '../../claim/index.ts';
import type { All } from '../all.ts';
import { type ClaimOf, claimsBySource, isPrinted, withVerdict } from '../claim-of.ts';
import type { Document } from '../document/model.ts';
import { counted, grouped } from '../numbers.ts';
import { theorems } from '../rests-on.ts';
import { totalsText } from '../totals.ts';
import { findings } from './findings.ts';
import { newBlocks, newClaims } from './new-laws.ts';
import { countedVerdicts } from './verdict-counts.ts';

const NORMAL_PLAY = { ending: 'normal', objective: 'last-player-wins' } as const;

/** What was reproduced, what disagreed, and what is in none of the works compared, at a glance; then each of them, and how to check it. */
export function frontPage(all: All): Document {
  const { results, claims, sources, credits } = all;
  const printed = claims.filter(one => isPrinted(one, sources));
  const reproduced = withVerdict(printed, 'holds');
  const disagreed = withVerdict(printed, 'fails');
  const fresh = newClaims(all);
  const cases = results.reduce((sum, one) => sum + one.cases, 0);
  return {
    title: 'What the papers print on subtraction games, computed again',
    description: `${reproduced.length} of ${printed.length} printed statements on subtraction games hold, ${disagreed.length} fail, ${fresh.laws.length} laws are in none of the works compared.`,
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: 'In a subtraction game two players in turn take stones from a heap, and who cannot move loses. In {1, 3, 4} one takes 1, 3 or 4 stones, in N - {2, 3, 6, 8} any number but these four. What a heap is worth, its nim-value, depends on its size alone, and mostly repeats.',
      },
      { kind: 'glimpse', game: 'N - {2, 3, 6, 8}', rule: NORMAL_PLAY },
      {
        kind: 'prose',
        text: `Here the tables and statements of ${sources.size} sources are computed again over ${grouped(cases)} cases, games and sums of heaps of which some belong to several questions, with a proof of every period that is stated. Each verdict says up to where it was checked, and each disagreement comes with its first counterexample.`,
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
            count: fresh.laws.length,
            what: 'not in the works compared',
            text: [
              `laws, ${theorems(fresh.laws).length} of them theorems, next to ${fresh.forms.length} closed forms, that were not found in the works searched. `,
              { link: 'The list', to: { anchor: 'new' } },
            ],
          },
        ],
      },
      { kind: 'heading', level: 2, text: 'Five findings', id: 'findings' },
      { kind: 'findings', items: findings(claims, sources) },
      { kind: 'heading', level: 2, text: 'The sources', id: 'sources' },
      {
        kind: 'entries',
        entries: claimsBySource(claims, sources).map(({ key, title, group }) => ({
          as: 'question',
          title: { link: title, to: { page: 'claims', anchor: `source-${key}` } },
          verdicts: countedVerdicts(group),
          note: `${counted(group.length, 'claim')}, ${theorems(group).length} of them theorems${otherwise(group)}`,
        })),
      },
      { kind: 'prose', text: `${totalsText(all)}.` },
      { kind: 'heading', level: 2, text: 'Not in the works compared', id: 'new' },
      {
        kind: 'prose',
        text: [
          `These laws were not found in the works that were searched for them: ${credits.comparedWorks().join('; ')}. They hold over the whole range that was tried. `,
          { link: 'What was searched for each, and how far each work was read', to: { page: 'open' } },
          '. Corrections of what is printed are listed under ',
          { link: 'errata', to: { page: 'errata' } },
          '.',
        ],
      },
      ...newBlocks(fresh, credits),
      { kind: 'heading', level: 2, text: 'The questions', id: 'questions' },
      {
        kind: 'prose',
        text: [
          `${results.length} questions have `,
          { link: 'a page each', to: { page: 'results' } },
          ': what was swept, every verdict, the figures, and every number, to be sorted, filtered and downloaded. What is ',
          { link: 'open', to: { page: 'open' } },
          ', with the command that goes on from where the cases end; ',
          { link: 'what was found by guess', to: { page: 'guessed' } },
          ' beside it.',
        ],
      },
      { kind: 'heading', level: 2, text: 'Check it yourself', id: 'check' },
      {
        kind: 'prose',
        text: 'You need Node 20.20 or newer, and nothing else. Everything on these pages is made anew, with its proofs, in some two minutes:',
      },
      { kind: 'commands', lines: [{ line: 'npm ci && npm start' }] },
      {
        kind: 'prose',
        text: [
          'One statement alone: under ',
          { link: 'claims', to: { page: 'claims' } },
          ' and ',
          { link: 'errata', to: { page: 'errata' } },
          ' each has its first counterexample and the command that shows it; on the site that leads into the explorer, where it is seen to fail.',
        ],
      },
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
  step: 'steps of proofs',
  slip: 'slips whose meaning is clear',
};

/** `12 wrong as they stand, 3 slips whose meaning is clear`. */
function natures(claims: readonly ClaimOf[]): string {
  const found = Object.entries(FAILING).flatMap(([nature, text]) => {
    const { length } = claims.filter(({ claim }) => claim.erratum?.nature === nature);
    return length === 0 ? [] : [`${length} ${text}`];
  });
  return found.join(', ');
}

/** Told only where something is. */
function otherwise(group: readonly ClaimOf[]): string {
  const { length } = group.filter(({ expected }) => !expected);
  return length === 0 ? '' : `; ${length} came out otherwise than is on file`;
}
