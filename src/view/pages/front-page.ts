import type { ERRATUM_NATURES } from '../../claim/index.ts';
import type { All } from '../all.ts';
import { type ClaimOf, claimsBySource, isPrinted, withVerdict } from '../claim-of.ts';
import type { Document } from '../document/model.ts';
import { counted, grouped } from '../numbers.ts';
import { theorems } from '../rests-on.ts';
import { cataloguedText } from '../totals.ts';
import { findings } from './findings.ts';
import { newClaims } from './new-laws.ts';
import { countedVerdicts } from './verdict-counts.ts';

const NORMAL_PLAY = { ending: 'normal', objective: 'last-player-wins' } as const;

/** Composes the front page: the answer in numbers, a game to try, five findings, the counts by source, and how to check them. */
export function frontPage(all: All): Document {
  const { results, claims, sources } = all;
  const printed = claims.filter(conclusion => isPrinted(conclusion, sources));
  const confirmed = withVerdict(printed, 'holds');
  const wrong = withVerdict(printed, 'fails');
  const fresh = newClaims(all);
  const cases = results.reduce((sum, result) => sum + result.cases, 0);
  return {
    title: 'Checking what the papers say about subtraction games',
    description: `${confirmed.length} of ${printed.length} printed claims on subtraction games hold, ${wrong.length} fail, and ${fresh.laws.length} further laws were found in none of the works searched.`,
    blocks: [
      {
        kind: 'prose',
        tone: 'lead',
        text: [
          `We recomputed ${counted(printed.length, 'claim')} printed in ${counted(sources.size, 'source')}: ${confirmed.length} hold and ${wrong.length} do not. Each failure comes with a counterexample and a correction. `,
          { link: 'A conjecture from 2012', to: { page: 'story' } },
          ' is now sharpened and proved.',
        ],
      },
      {
        kind: 'prose',
        text: 'Two players take turns removing stones from a heap; whoever cannot move loses. In {1, 3, 4}, a move takes 1, 3 or 4 stones. In N - {2, 3, 6, 8}, it takes any number except 2, 3, 6 or 8. Each heap has a nim-value, which is 0 exactly if the player to move loses. The values usually repeat. In games such as the second one, each repetition is higher by a fixed number, the saltus.',
      },
      { kind: 'preview', game: 'N - {2, 3, 6, 8}', rule: NORMAL_PLAY },
      {
        kind: 'cards',
        items: [
          {
            count: confirmed.length,
            of: printed.length,
            what: 'confirmed',
            text: [
              `of ${counted(printed.length, 'printed claim')} hold in every case computed. `,
              { link: 'All claims', to: { page: 'claims' } },
              ' · ',
              { link: 'statement by statement', to: { page: 'statements' } },
            ],
          },
          {
            count: wrong.length,
            of: printed.length,
            what: 'not as printed',
            text: [
              `${natures(wrong)}. `,
              { link: 'Errata, with counterexamples and corrections', to: { page: 'errata' } },
            ],
          },
          {
            count: fresh.laws.length,
            what: 'further laws',
            text: [
              `found in none of the works that we searched, ${theorems(fresh.laws).length} of them theorems; also ${counted(fresh.forms.length, 'closed form')}. `,
              { link: 'Further laws', to: { page: 'further' } },
            ],
          },
        ],
      },
      {
        kind: 'prose',
        text: [
          'How sure is this? ',
          { link: 'The main theorem in four answers', to: { page: 'story', anchor: 'how-sure' } },
          ' · ',
          { link: 'what is proved and what is computed', to: { page: 'trust' } },
        ],
      },
      { kind: 'heading', level: 2, text: 'Five findings', id: 'findings' },
      { kind: 'findings', items: findings(claims, sources) },
      { kind: 'heading', level: 2, text: 'Counts by source', id: 'sources' },
      {
        kind: 'entries',
        entries: claimsBySource(claims, sources).map(({ key, title, group }) => ({
          as: 'question',
          title: { link: title, to: { page: 'claims', anchor: `source-${key}` } },
          verdicts: countedVerdicts(group),
          note: `${counted(group.length, 'claim')}, ${theorems(group).length} of them theorems${unexpected(group)}`,
        })),
      },
      {
        kind: 'prose',
        text: `${cataloguedText(all)}. All claims together were checked in ${grouped(cases)} cases; some cases are used for more than one question. The claims of this project all hold because we kept only laws that held.`,
      },
      { kind: 'heading', level: 2, text: 'More pages', id: 'pages' },
      {
        kind: 'list',
        items: [
          [
            { link: 'Results', to: { page: 'results' } },
            `: ${counted(results.length, 'question')}, each with its verdicts, figures and data.`,
          ],
          [
            { link: 'Open questions', to: { page: 'open' } },
            ': how far each is checked, and the command that continues.',
          ],
          [
            { link: 'Laws found automatically', to: { page: 'guessed' } },
            ': short formulas that a search found in the tables.',
          ],
          [{ link: 'Guide', to: { page: 'guide' } }, ': from the first game to a family of your own.'],
        ],
      },
      { kind: 'heading', level: 2, text: 'Check it yourself', id: 'check' },
      {
        kind: 'prose',
        text: 'You need Node 20.20 or newer. This command rebuilds every page, with all proofs of periods, in about a minute:',
      },
      { kind: 'commands', lines: [{ line: 'npm ci && npm start' }] },
      {
        kind: 'prose',
        text: [
          'Under ',
          { link: 'claims', to: { page: 'claims' } },
          ' and ',
          { link: 'errata', to: { page: 'errata' } },
          ', each failure has its first counterexample and a command that reproduces it. On the site, click the game to watch it fail in the explorer.',
        ],
      },
      {
        kind: 'prose',
        text: [
          'The ',
          { link: 'explorer', to: { page: 'explorer' } },
          ' runs the same engine in your browser, for any game that you type.',
        ],
      },
    ],
  };
}

/** The ways in which printed statements fail, each as a phrase after a count. */
const FAILING: Readonly<Record<keyof typeof ERRATUM_NATURES, string>> = {
  wrong: 'wrong as printed',
  hypothesis: 'missing a condition',
  step: 'in steps of proofs',
  slip: 'slips with a clear meaning',
};

/** Returns the counts by nature: `12 wrong as printed, 3 slips with a clear meaning`. */
function natures(claims: readonly ClaimOf[]): string {
  const found = Object.entries(FAILING).flatMap(([nature, text]) => {
    const { length } = claims.filter(({ claim }) => claim.erratum?.nature === nature);
    return length === 0 ? [] : [`${length} ${text}`];
  });
  return found.join(', ');
}

/** Returns the number of unexpected verdicts as the end of a sentence; empty if there are none. */
function unexpected(group: readonly ClaimOf[]): string {
  const { length } = group.filter(({ expected }) => !expected);
  return length === 0 ? '' : `; ${counted(length, 'unexpected verdict')}`;
}
