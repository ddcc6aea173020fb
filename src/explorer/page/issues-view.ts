import type { Issue } from '../../errors.ts';
import { html, put } from './element.ts';

/** Shows errors as the command line prints them: the expected text, the received text with carets under the error, a hint. */
export function issuesView(issues: readonly Issue[]): HTMLElement {
  return html('div', { class: 'x-issues', role: 'alert' }, ...issues.map(issueView));
}

function issueView({ where, expected, received, mark, hint }: Issue): HTMLElement {
  const caret = mark && `${' '.repeat(mark.at)}${'^'.repeat(Math.max(1, mark.length))}`;
  return html(
    'div',
    { class: 'x-issue' },
    html('p', {}, html('b', {}, `${where}: `), `expected ${expected}, received ${received}`),
    mark ? html('pre', { 'aria-hidden': 'true' }, `${mark.text}\n${caret}`) : null,
    hint !== undefined && html('p', { class: 'x-hint' }, `Hint: ${hint}`),
  );
}

/** Says in a place why something could not be computed. */
export function failureIn(place: Element): (why: string) => void {
  return why => put(place, html('p', { role: 'alert' }, why));
}
