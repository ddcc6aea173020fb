import type { GameAnswer, Progress } from '../../engine/index.ts';
import type { AnalysisReport, Terms } from '../analysis.ts';
import type { Subject } from '../explorer-request.ts';
import { growsWithoutEnd } from '../large-game.ts';
import type { LawOfGame } from '../law-of-game.ts';
import { type ShownSequence, shownSequences } from '../shown-sequence.ts';
import type { WorkerClient } from './worker-client.ts';

/** The findings on the subject so far. */
export interface Findings {
  readonly terms?: Terms;
  readonly searched?: Extract<Progress, { kind: 'searched' }>;
  readonly analysis?: GameAnswer;
  /** The laws of a game with numbers too large to be played, instead of an analysis. */
  readonly laws?: readonly LawOfGame[];
  readonly state: 'working' | 'done' | 'cancelled' | 'failed';
  /** The reason for the failure. */
  readonly why?: string;
}

/** The analysis of one subject, in the worker, and all who wait for news of it. */
export class GameAnalysis {
  readonly subject: Subject;
  findings: Findings = { state: 'working' };
  /** The start in milliseconds of the page's clock. */
  #startedAt = performance.now();
  readonly #desk: WorkerClient;
  readonly #listeners = new Set<(findings: Findings) => void>();

  constructor(subject: Subject, client: WorkerClient) {
    this.subject = subject;
    this.#desk = client;
    this.#begin();
  }

  #begin(failed = 0): void {
    this.#desk.analyse(
      { kind: 'analysis', ...this.subject, failed },
      report => this.#take(report),
      why =>
        this.#report({
          ...this.findings,
          ...(why === undefined ? { state: 'done' } : { state: 'failed', why }),
        }),
    );
  }

  /** Calls the listener with the findings now and after every change. Returns a function that ends this. */
  watch(listener: (findings: Findings) => void): () => void {
    this.#listeners.add(listener);
    listener(this.findings);
    return () => this.#listeners.delete(listener);
  }

  /** Calls back with the sequences that can be drawn, whenever there is one more, or the period of one. */
  watchSequences(listener: (shown: readonly ShownSequence[]) => void): () => void {
    const grows = growsWithoutEnd(this.subject.game);
    let last = '';
    return this.watch(({ terms, analysis }) => {
      const shown = shownSequences(terms, analysis, grows);
      const state = shown.map(({ what, period }) => `${what} ${period !== undefined}`).join();
      if (state === last) return;
      last = state;
      listener(shown);
    });
  }

  /** Whether it has ended well or still may. */
  get isSound(): boolean {
    return this.findings.state === 'working' || this.findings.state === 'done';
  }

  /** Milliseconds since the last start. */
  get waited(): number {
    return performance.now() - this.#startedAt;
  }

  cancel(): void {
    if (this.findings.state !== 'working') return;
    this.#desk.cancel();
    this.#report({ ...this.findings, state: 'cancelled' });
  }

  /**
   * Restarts a cancelled analysis from heap 0, since a terminated worker keeps nothing. Does not restart one that
   * failed.
   */
  restart(): void {
    if (this.findings.state !== 'cancelled') return;
    this.#startedAt = performance.now();
    const { searched } = this.findings;
    this.#report({ state: 'working', ...(searched && { searched }) });
    this.#begin(searched?.heaps);
  }

  #take(report: AnalysisReport): void {
    if (report.kind === 'terms') this.#report({ ...this.findings, terms: report });
    if (report.kind === 'searched') this.#report({ ...this.findings, searched: report });
    if (report.kind === 'laws') this.#report({ ...this.findings, laws: report.laws });
    if (report.kind === 'analysis') this.#report({ ...this.findings, analysis: report.analysis });
  }

  #report(findings: Findings): void {
    this.findings = findings;
    for (const listener of this.#listeners) listener(findings);
  }
}
