import type { Sources } from '../citation.ts';
import { type ClaimRecord, groups } from '../register.ts';
import { type Content, html, type Markup } from './html.ts';

/**
 * A long list by sources: a table of contents that leads to them, and a section for each.
 *
 * @param tally what the contents say of the entries of a source
 */
export function bySource(
  records: readonly ClaimRecord[],
  sources: Sources,
  entry: (record: ClaimRecord) => Markup,
  tally: (group: readonly ClaimRecord[]) => Content,
): { readonly contents: Markup; readonly sections: Content } {
  const sections = groups(records, sources).map(([title, group]) => ({
    title,
    group,
    id: `source-${group[0]!.source}`,
  }));
  return {
    contents: html`<nav class="contents" aria-label="Sources"><ul>
${sections.map(({ title, group, id }) => html`<li><a href="#${id}">${title}</a> <span class="note">${tally(group)}</span></li>\n`)}</ul></nav>
`,
    sections: sections.map(
      ({ title, group, id }) => html`<section class="group text"><h2 id="${id}">${title}</h2>
<ul class="entries">
${group.map(entry)}</ul></section>
`,
    ),
  };
}
