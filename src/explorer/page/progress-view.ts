import { button } from './button.ts';
import { html, put } from './element.ts';
import type { Findings, GameAnalysis } from './game-analysis.ts';
import { number } from './mathematics.ts';

/** Milliseconds before the progress of an analysis is shown: most analyses take less. */
const PATIENCE = 150;

/** Shows the progress of the search, with a button to cancel it; empty if there is none. */
export function progressView(analysis: GameAnalysis): { element: HTMLElement; leave(): void } {
  const element = html('div', { class: 'x-progress' });
  const reached = html('span', { role: 'status' });
  const seconds = html('span', { class: 'x-number', 'aria-hidden': 'true' });
  // A pressed button disappears, so the focus moves to its replacement.
  const cancel = button('Cancel', () => {
    analysis.cancel();
    again.focus();
  });
  const again = button('Search again from heap 0', () => {
    analysis.restart();
    show();
    cancel.focus();
  });
  const show = () => put(element, html('progress', { 'aria-label': 'Searching' }), reached, seconds, cancel);
  const tick = () => {
    if (analysis.findings.state !== 'working' || analysis.waited < PATIENCE) return;
    put(seconds, `${(analysis.waited / 1000).toFixed(1)} s`);
    if (element.childElementCount === 0) show();
  };
  const timer = setInterval(tick, 100);
  const unwatch = analysis.watch(findings => {
    put(reached, ...describeReached(findings, analysis.subject.limit));
    if (findings.state === 'working') return;
    put(
      element,
      ...(findings.state === 'cancelled'
        ? [
            html('p', { role: 'status' }, ...describeCancelled(findings), describeCost(analysis.waited)),
            again,
          ]
        : []),
    );
  });
  return {
    element,
    leave: () => {
      clearInterval(timer);
      unwatch();
    },
  };
}

function describeReached({ searched }: Findings, limit: number): (Node | string)[] {
  if (searched === undefined) return ['Searching for a repeat'];
  return [
    `Searching for a repeat of the ${searched.what}: none within `,
    number(searched.heaps),
    ' heaps (limit ',
    number(limit),
    ')',
  ];
}

function describeCancelled({ searched }: Findings): (Node | string)[] {
  if (searched === undefined) return ['Cancelled before anything was decided.'];
  return ['Cancelled: undecided within ', number(searched.heaps), ' heaps.'];
}

/** Searches that were over are passed by; all else, the longest part, is done again. */
function describeCost(waited: number): string {
  return ` Progress is not saved: a new search needs up to ${Math.ceil(waited / 1000)} s to get back to this point.`;
}
