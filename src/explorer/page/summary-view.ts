import {
  type GameAnswer,
  type OutcomeAnswer,
  proofsOf,
  type SequenceAnswer,
  type Undecided,
} from '../../engine/index.ts';
import { describeLostHeaps } from '../conclusion.ts';
import type { Subject } from '../explorer-request.ts';
import { type ExploredGame, formatExplored, growsWithoutEnd } from '../large-game.ts';
import { shortened } from '../shortened.ts';
import { answerLine } from './answer-line.ts';
import { button } from './button.ts';
import { certificateView, copied } from './certificate-view.ts';
import { type Child, html, put } from './element.ts';
import { factView } from './fact-view.ts';
import type { GameAnalysis } from './game-analysis.ts';
import { largeFacts } from './large-facts.ts';
import { letter, number } from './mathematics.ts';
import { progressView } from './progress-view.ts';
import type { View } from './view.ts';

/** Characters of a result string or number that are shown before it is cut, with its length. */
const MAX_SHOWN_LENGTH = 400;

/**
 * Shows the game, the answer in a line, its proved facts, and their proofs.
 *
 * @param known what the site states about the game, which ends the line
 */
export function summaryView(gameAnalysis: GameAnalysis, known: HTMLElement): View {
  const { subject } = gameAnalysis;
  const facts = html('div', { class: 'x-facts' });
  const answer = html('span', {});
  const lostHeaps = html('p', { class: 'x-rule' });
  const progress = progressView(gameAnalysis);
  const element = html(
    'section',
    { class: 'x-summary', 'aria-labelledby': 'x-game' },
    html(
      'div',
      { class: 'x-row' },
      html('h2', { id: 'x-game' }, shortened(formatExplored(subject.game))),
      html('p', { class: 'x-rule' }, describeKind(subject)),
      ...copyLink(),
    ),
    html('p', { class: 'x-answer' }, answer, ' ', known),
    lostHeaps,
    html('div', { class: 'x-found' }, progress.element, facts),
  );
  const unwatch = gameAnalysis.watch(({ analysis, laws, state, why }) => {
    if (analysis) {
      put(answer, ...answerLine(analysis, subject.game));
      put(lostHeaps, describeLostHeaps(analysis) ?? '');
      put(facts, ...factsOf(analysis, subject));
    } else if (laws) put(facts, ...largeFacts(laws, subject.rule));
    else if (state === 'failed') {
      put(
        facts,
        html('p', { role: 'alert' }, `The browser could not compute this: ${why}. Try the command line.`),
      );
    }
  });
  return {
    element,
    leave: () => {
      unwatch();
      progress.leave();
    },
  };
}

/** Returns a button that copies the address, which has all that the page shows; if it may not, it shows the address instead. */
function copyLink(): readonly HTMLElement[] {
  const field = html('input', { readonly: true, hidden: true, 'aria-label': 'Link to this page' });
  const copy = button('Copy link', async () => {
    if (await copied(location.href)) {
      put(copy, 'Copied');
      setTimeout(() => put(copy, 'Copy link'), 1500);
      return;
    }
    field.value = location.href;
    field.hidden = false;
    field.select();
  });
  return [copy, field];
}

/** Returns the kind of a game, and what the chosen rules do not apply to; the form states the rules themselves. */
function describeKind({ game, rule: { ending, objective } }: Subject): string {
  const kind = kindOf(game);
  if (kind === FINITE && objective === 'last-player-loses')
    return `${kind}; only outcomes are shown, because nim-values are for games that the last player wins`;
  if (kind === FINITE || (ending === 'normal' && objective === 'last-player-wins')) return kind;
  return `${kind}; the nim-sequence is for normal play, and the chosen rules apply only to the graph and to play`;
}

const FINITE = 'finite subtraction set';

function kindOf(game: ExploredGame): string {
  const { kind } = game.kind === 'large' ? game.family : game;
  if (kind === 'finite') return FINITE;
  if (kind === 'started') return `${FINITE} with given initial values`;
  if (kind === 'infinite') return 'infinite subtraction set';
  return game.kind === 'all-but' && game.excluded.length === 0 ? 'Nim' : 'all-but game';
}

function factsOf(analysis: GameAnswer, { game }: Subject): Child[] {
  const { nimSequence, outcomes } = analysis;
  return [
    nimSequence && periodView('Nim-sequence', nimSequence, growsWithoutEnd(game)),
    outcomes && periodView('Outcomes', outcomes),
    outcomes?.status === 'proved' &&
      html(
        'dl',
        { class: 'x-terms' },
        ...exactly('B', outcomes.string, 'result string'),
        ...exactly('E', outcomes.resultNumber, 'result number'),
      ),
    ...proofInWords(analysis),
    certificateView(proofsOf(analysis)),
  ];
}

function periodView(title: string, found: SequenceAnswer | OutcomeAnswer, withSaltus = false): HTMLElement {
  if (found.status === 'undecided') {
    const within = found.limit === 0 ? [] : [' within ', number(found.limit), ' heaps'];
    const element = html('p', {}, 'Undecided', ...within, `: ${found.why}.`);
    return html('div', { class: 'x-fact' }, html('h3', {}, title), element);
  }
  const { status, preperiod, period } = found;
  return factView({
    title,
    status,
    preperiod,
    period,
    saltus: withSaltus && 'saltus' in found ? found.saltus : undefined,
  });
}

function exactly(name: string, text: string | Undecided, meaning: string): HTMLElement[] {
  const title = html('dt', {}, letter(name), html('span', { class: 'x-quiet' }, ` ${meaning}`));
  if (typeof text !== 'string') return [title, html('dd', {}, `not written out: ${text.why}`)];
  if (text.length <= MAX_SHOWN_LENGTH) return [title, html('dd', {}, html('code', {}, text))];
  const copy = button(`Copy all ${text.length} characters`, async () =>
    put(copy, (await copied(text)) ? 'Copied' : 'The browser does not allow copying'),
  );
  return [title, html('dd', {}, html('code', {}, `${text.slice(0, MAX_SHOWN_LENGTH)}…`), ' ', copy)];
}

function proofInWords({ proof }: GameAnswer): HTMLElement[] {
  if (!proof) return [];
  const steps = proof.steps.map(({ by, says }) =>
    html('li', {}, says, html('span', { class: 'x-quiet' }, by === 'computation' ? ' (computed)' : '')),
  );
  return [html('ol', { class: 'x-proof' }, ...steps)];
}
