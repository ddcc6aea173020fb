import { html, type Markup } from '../document/markup.ts';

/** A section of a page, with its anchor. */
export interface Section {
  readonly text: string;
  readonly id: string | undefined;
}

/** Sections from which on a page lists them. */
const MIN_SECTIONS = 4;

/** Adds the names of the sections next to a page with several sections, if there is space. */
export function withContents(sections: readonly Section[], body: Markup): Markup {
  if (sections.length < MIN_SECTIONS) return body;
  const links = sections.map(
    ({ id, text }) => id !== undefined && html`<li><a href="#${id}">${text}</a></li>\n`,
  );
  return html`<div class="beside wide"><nav class="contents" aria-label="On this page"><ul>
${links}</ul></nav>
<div class="column">${body}</div></div>`;
}
