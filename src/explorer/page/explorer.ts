import type { Issue } from '../../errors.ts';
import type { WrittenGame } from '../../game/index.ts';
import {
  type Address,
  readAddress,
  type View as ViewName,
  withSumAsHeaps,
  writeAddress,
} from '../address.ts';
import { saysFindings } from '../conclusion.ts';
import { type ExploredGame, formatExplored, isLarge, readGameOfAnySize } from '../large-game.ts';
import { type Letters, lettersOf, readFamilyAt } from '../letters.ts';
import { meantBy } from '../meant.ts';
import { shortened } from '../shortened.ts';
import { type Read, readLimitText, ruleIssues } from '../subject.ts';
import { algorithmView } from './algorithm-view.ts';
import { html, put } from './element.ts';
import { FamilyLaws } from './family-laws.ts';
import { graphView } from './graph-view.ts';
import { issuesView } from './issues-view.ts';
import { LettersView } from './letters-view.ts';
import { playView } from './play-view.ts';
import { QuestionForm } from './question-form.ts';
import { sequenceView } from './sequence-view.ts';
import { Study, type Subject } from './study.ts';
import { summaryView } from './summary-view.ts';
import { tilingView } from './tiling-view.ts';
import type { View, ViewContext } from './view.ts';
import { ViewLinks } from './view-links.ts';
import { WorkerDesk } from './worker-desk.ts';

const VIEW_OF: Readonly<Record<ViewName, (context: ViewContext, game: WrittenGame) => View>> = {
  sequence: sequenceView,
  algorithm: algorithmView,
  tiling: tilingView,
  graph: graphView,
  play: playView,
};

/** What is asked about, and of a family where in it. */
interface Asked {
  readonly subject: Subject;
  readonly letters?: Letters;
}

/**
 * The whole explorer. The address says what is shown: a control changes the address, and what follows from the
 * address is drawn when it has changed, so that links and the buttons for back and forward need nothing of their own.
 */
export class Explorer {
  readonly element = html('div', { class: 'explorer' });
  readonly #form = new QuestionForm(change => this.#go(change));
  readonly #letters = new LettersView(letters => this.#slide(letters));
  readonly #laws = new FamilyLaws();
  readonly #notice = html('div', {});
  readonly #summary = html('div', {});
  readonly #views = new ViewLinks();
  /** Tells the conclusion to those who do not see it; it must be there before there is one. */
  readonly #announcer = html('p', { role: 'status', class: 'hidden-label' });
  readonly #stage = html('div', { class: 'x-view' });
  readonly #analyst = new WorkerDesk();
  readonly #assistant = new WorkerDesk();
  readonly #besides = new WorkerDesk();
  #address: Address = readAddress('').address;
  #study: Study | undefined;
  #subjectText = '';
  #shownSummary: View | undefined;
  #shownView: View | undefined;

  constructor() {
    put(
      this.element,
      this.#form.element,
      this.#notice,
      this.#letters.element,
      this.#laws.element,
      this.#announcer,
      this.#summary,
      this.#views.element,
      this.#stage,
    );
    addEventListener('hashchange', () => this.show(location.hash));
  }

  /** Shows what an address says. */
  show(hash: string): void {
    const { address: written, issues } = readAddress(hash);
    const address = withSumAsHeaps(written);
    this.#address = address;
    this.#form.show(address);
    put(this.#notice, issues.length > 0 && issuesView(issues));
    this.#open(address);
  }

  #go(change: Partial<Address>): void {
    const isOther = change.game !== undefined && change.game !== this.#address.game;
    const next = writeAddress({
      ...this.#address,
      ...(isOther && { letters: '', heaps: '', heap: '' }),
      ...(endsMatch(change) && { moves: '' }),
      ...change,
    });
    // Asked again, what was cancelled or has failed is tried again.
    if (this.#study && !this.#study.isSound) this.#subjectText = '';
    if (next === location.hash) this.show(next);
    else location.hash = next;
  }

  #note(change: Partial<Address>, how: 'step' | 'same'): void {
    this.#address = { ...this.#address, ...change };
    const next = writeAddress(this.#address);
    if (next === location.hash) return;
    if (how === 'step') history.pushState(null, '', next);
    else history.replaceState(null, '', next);
    this.#views.leadFrom(this.#address);
  }

  /** A step of a slider takes the place of the one before it: Back leads to where the sliding began. */
  #slide(letters: string): void {
    const next = writeAddress({ ...this.#address, letters, heaps: '', heap: '' });
    history.replaceState(null, '', next);
    this.show(next);
  }

  #open(address: Address): void {
    const read = this.#readSubject(address);
    const subject = read?.subject;
    const family = JSON.stringify([address.game, address.ending, address.objective]);
    if (!read?.letters) this.#letters.leaveUnless(subject ? '' : family);
    if (!subject) {
      this.#study?.cancel();
      this.#laws.hide();
      this.#study = undefined;
      this.#subjectText = '';
      this.#leave();
      put(this.#summary);
      put(this.#announcer);
      this.#views.leadFrom(undefined);
      put(this.#stage);
      document.title = 'Explorer · saltus';
      return;
    }
    const { game, ...asked } = subject;
    const text = JSON.stringify([formatExplored(game), asked]);
    if (text !== this.#subjectText) {
      const study = new Study(subject, this.#analyst);
      study.watch(findings => {
        if (study === this.#study)
          put(this.#announcer, saysFindings(shortened(formatExplored(subject.game)), findings));
      });
      this.#study = study;
      this.#subjectText = text;
      this.#shownSummary?.leave?.();
      this.#shownSummary = summaryView(this.#study);
      put(this.#summary, this.#shownSummary.element);
    }
    if (read.letters) {
      this.#letters.show(family, read.letters, this.#study!);
      this.#laws.show(address.game, read.letters, subject.rule);
    } else this.#laws.hide();
    document.title = `${shortened(formatExplored(subject.game))} · Explorer · saltus`;
    this.#showView(address);
  }

  #readSubject({ game, letters, ending, objective, limit }: Address): Asked | undefined {
    const read = lettersOf(game).length > 0 ? readFamilyAt(game, letters) : gameAlone(game);
    const heaps = readLimitText(limit);
    const rule = { ending, objective };
    const issues: Issue[] = [
      ...[read, heaps].flatMap(one => ('issues' in one ? one.issues : [])),
      ...('value' in read ? ruleIssues(read.value.game, rule) : []),
    ];
    if ('issues' in read || 'issues' in heaps || issues.length > 0) {
      const meant = 'issues' in read ? meantBy(game) : undefined;
      this.#form.complain(issuesView(issues), meant !== undefined && this.#askBack(meant));
      return undefined;
    }
    this.#form.complain();
    const { game: one, ...at } = read.value;
    return { subject: { game: one, rule, limit: heaps.value }, ...at };
  }

  /** A game that was probably meant, to be chosen or not. */
  #askBack(game: string): HTMLElement {
    const link = html('a', { href: writeAddress({ ...this.#address, game }) }, game);
    return html('p', { class: 'x-meant' }, 'Did you mean ', link, '?');
  }

  #showView(address: Address): void {
    this.#shownView?.leave?.();
    this.#assistant.cancel();
    this.#besides.cancel();
    this.#views.leadFrom(address);
    const focused = this.#stage.contains(document.activeElement) ? document.activeElement!.id : '';
    const context: ViewContext = {
      study: this.#study!,
      address,
      go: change => this.#go(change),
      note: (change, how) => this.#note(change, how),
      ask: (...asked) => this.#assistant.ask(...asked),
      askBeside: (...asked) => this.#besides.ask(...asked),
    };
    this.#shownView = viewOf(address.view, context);
    put(this.#stage, this.#shownView.element);
    if (focused !== '') document.getElementById(focused)?.focus();
  }

  #leave(): void {
    this.#shownView?.leave?.();
    this.#shownSummary?.leave?.();
    this.#shownView = undefined;
    this.#shownSummary = undefined;
  }
}

/** Other heaps and other rules begin a match anew. */
function endsMatch(change: Partial<Address>): boolean {
  return ['game', 'heaps', 'ending', 'objective'].some(field => field in change);
}

/** What cannot be played from its first heaps on, but whose heaps can be listed, has one view. */
function viewOf(name: ViewName, context: ViewContext): View {
  const { game } = context.study.subject;
  if (name === 'sequence') return sequenceView(context);
  if (!isLarge(game) && game.kind !== 'started') return VIEW_OF[name](context, game);
  const why = isLarge(game)
    ? 'The numbers of this game are too large for this view, which plays it heap by heap.'
    : 'This view makes moves, and nobody moves from the first heaps of this game: they are worth what is given.';
  return { element: html('p', {}, `${why} What is known of it stands above.`) };
}

function gameAlone(text: string): Read<{ readonly game: ExploredGame; readonly letters?: Letters }> {
  const read = readGameOfAnySize(text);
  return 'issues' in read ? read : { value: { game: read.value } };
}
