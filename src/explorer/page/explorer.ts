import { type Address, readAddress, withSumAsHeaps, writeAddress } from '../address.ts';
import { describeFindings } from '../conclusion.ts';
import { type ExplorerRequest, readRequest, type Subject } from '../explorer-request.ts';
import { formatExplored } from '../large-game.ts';
import { shortened } from '../shortened.ts';
import { suggestGame } from '../suggest-game.ts';
import { button } from './button.ts';
import { html, put } from './element.ts';
import { FamilyLaws } from './family-laws.ts';
import { GameAnalysis } from './game-analysis.ts';
import { issuesView } from './issues-view.ts';
import { KnownView } from './known-view.ts';
import { LettersView } from './letters-view.ts';
import { QuestionForm } from './question-form.ts';
import { summaryView } from './summary-view.ts';
import type { View, ViewContext } from './view.ts';
import { ViewLinks } from './view-links.ts';
import { viewOf } from './view-of.ts';
import { WorkerClient } from './worker-client.ts';

/**
 * The whole explorer. The address determines the page: a control changes the address, and a changed address is drawn,
 * so that links and the buttons for back and forward need no code.
 */
export class Explorer {
  readonly element = html('div', { class: 'explorer' });
  readonly #form = new QuestionForm(change => this.#go(change));
  readonly #letters = new LettersView(letters => this.#slide(letters));
  readonly #laws = new FamilyLaws();
  readonly #known = new KnownView();
  readonly #notice = html('div', {});
  readonly #summary = html('div', {});
  readonly #views = new ViewLinks();
  /** Announces the conclusion to screen readers; it must exist before there is one. */
  readonly #announcer = html('p', { role: 'status', class: 'hidden-label' });
  readonly #stage = html('div', { class: 'x-view' });
  readonly #analyst = new WorkerClient();
  readonly #assistant = new WorkerClient();
  readonly #besides = new WorkerClient();
  #address: Address = readAddress('').address;
  #analysis: GameAnalysis | undefined;
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
    // A repeated query retries an analysis that was cancelled or has failed.
    if (this.#analysis && !this.#analysis.isSound) this.#subjectText = '';
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
    const request = this.#readRequest(address);
    const family = JSON.stringify([address.game, address.ending, address.objective]);
    if (!request) {
      this.#close(family);
      return;
    }
    const { subject, letters } = request;
    this.#analysis = this.#analysisOf(subject);
    if (letters) {
      this.#letters.show(family, letters, this.#analysis);
      this.#laws.show(address.game, letters, subject.rule);
    } else {
      this.#letters.leaveUnless('');
      this.#laws.hide();
    }
    void this.#known.show(address.game, letters, subject.rule);
    document.title = `${shortened(formatExplored(subject.game))} · Explorer · saltus`;
    this.#showView(this.#analysis, address);
  }

  /** Clears the page if the address has nothing to show. */
  #close(family: string): void {
    this.#analysis?.cancel();
    this.#analysis = undefined;
    this.#subjectText = '';
    this.#letters.leaveUnless(family);
    this.#laws.hide();
    this.#known.hide();
    this.#shownView?.leave?.();
    this.#shownSummary?.leave?.();
    [this.#shownView, this.#shownSummary] = [undefined, undefined];
    for (const place of [this.#summary, this.#announcer, this.#stage]) put(place);
    this.#views.leadFrom(undefined);
    document.title = 'Explorer · saltus';
  }

  /** Returns the present analysis if it has this subject; else starts a new one, with its summary. */
  #analysisOf(subject: Subject): GameAnalysis {
    const { game, ...request } = subject;
    const text = JSON.stringify([formatExplored(game), request]);
    if (this.#analysis && text === this.#subjectText) return this.#analysis;
    const analysis = new GameAnalysis(subject, this.#analyst);
    analysis.watch(findings => {
      if (analysis === this.#analysis)
        put(this.#announcer, describeFindings(shortened(formatExplored(game)), findings));
    });
    this.#subjectText = text;
    this.#shownSummary?.leave?.();
    this.#shownSummary = summaryView(analysis, this.#known.element);
    put(this.#summary, this.#shownSummary.element);
    return analysis;
  }

  /** Returns the query in an address; shows errors next to the form. */
  #readRequest(address: Address): ExplorerRequest | undefined {
    const read = readRequest(address);
    if ('value' in read) {
      this.#form.complain();
      return read.value;
    }
    const meant = suggestGame(address.game);
    if (meant === undefined) this.#form.complain(issuesView(read.issues));
    else {
      const issues = read.issues.map(({ hint: _, ...issue }) => issue);
      this.#form.complain(issuesView(issues), this.#askBack(meant));
    }
    return undefined;
  }

  /** Returns a game that was probably meant, to be chosen or not. */
  #askBack(game: string): HTMLElement {
    return html(
      'p',
      { class: 'x-meant' },
      button(`Use ${game}`, () => this.#go({ game })),
    );
  }

  #showView(analysis: GameAnalysis, address: Address): void {
    this.#shownView?.leave?.();
    this.#assistant.cancel();
    this.#besides.cancel();
    this.#views.leadFrom(address);
    const focused = this.#stage.contains(document.activeElement) ? document.activeElement!.id : '';
    const context: ViewContext = {
      analysis,
      address,
      go: change => this.#go(change),
      note: (change, how) => this.#note(change, how),
      ask: (...request) => this.#assistant.ask(...request),
      askBeside: (...request) => this.#besides.ask(...request),
    };
    this.#shownView = viewOf(address.view, context);
    put(this.#stage, this.#shownView.element);
    if (focused !== '') document.getElementById(focused)?.focus();
  }
}

/** Whether a change starts a new match: other heaps or rules do. */
function endsMatch(change: Partial<Address>): boolean {
  return ['game', 'heaps', 'ending', 'objective'].some(field => field in change);
}
