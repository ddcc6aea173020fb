/** A piece of a page that is HTML already. Only {@link html} and what renders to safe HTML make one. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** The values allowed in a template: text is escaped, markup is not, `undefined` and `false` give nothing. */
export type Content = Markup | string | number | bigint | undefined | false | readonly Content[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text as HTML that shows it, in an element or in an attribute with quotes around it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => ENTITIES[character]!);
}

/**
 * Builds HTML from a template. Any inserted value is text, and is escaped, unless it is markup itself: a page that is
 * written with it cannot take a title or a notation for HTML. Attributes must be in double quotes.
 *
 * @example
 * html`<b>${'a < b'}</b>`.text // '<b>a &lt; b</b>'
 */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(strings.map((text, i) => (i === 0 ? '' : rendered(contents[i - 1])) + text).join(''));
}

function rendered(content: Content): string {
  if (content === undefined || content === false) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'object') return content.map(rendered).join('');
  return escapeHtml(String(content));
}
