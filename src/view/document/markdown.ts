import { cellTexts, type Table } from '../../run/index.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { partsOf, shownFacts } from './inline.ts';
import { html } from './markup.ts';
import {
  type Block,
  type Document,
  type Entries,
  type Entry,
  type Fact,
  type FigureText,
  fileLink,
  headingAnchor,
  type Inline,
  type Place,
  type Span,
} from './model.ts';
import { PLACES } from './places.ts';
import { withSigns } from './signs.ts';
import { badgeText } from './verdict-sign.ts';

/**
 * Returns a page as GitHub-flavoured Markdown, for `reports/`.
 *
 * @param depth number of folders between the page and `reports/`
 * @param isThere whether a path relative to the package can be linked; if not, only the text is shown
 */
export function toMarkdown(
  { title, blocks }: Document,
  depth = 0,
  isThere: Way['isThere'] = () => true,
): string {
  const way = { up: '../'.repeat(depth), isThere };
  return `${[`# ${prose(title)}`, ...blocks.flatMap(item => block(item, way))].join('\n\n')}\n`;
}

/** The targets of links from a page. */
interface Way {
  /** The path from its folder to `reports/`. */
  readonly up: string;
  readonly isThere: (path: string) => boolean;
}

function block(part: Block, way: Way): string[] {
  const text = (inline: Inline) => inlineMarkdown(inline, way);
  switch (part.kind) {
    case 'heading':
      return [`${'#'.repeat(part.level)} ${prose(part.text)}`];
    case 'prose':
      return [text(part.text)];
    case 'list':
      return [part.items.map(item => `- ${text(item)}`).join('\n')];
    case 'mathematics':
      return [part.lines.map(line => prose(line.text)).join('\\\n')];
    case 'facts':
      return [facts(part.facts, way)];
    case 'commands':
      return [
        [
          '```sh',
          ...part.lines.map(({ line, comment }) => (comment === undefined ? line : `${line}   # ${comment}`)),
          '```',
        ].join('\n'),
      ];
    case 'code':
      return [`\`\`\`${part.language}\n${part.code}\n\`\`\``];
    case 'fold':
    case 'narrowing':
    case 'preview':
    case 'laws':
    case 'sliders':
      return [];
    case 'table':
      return [...(part.forPaper ? [`## ${prose(part.caption)}`] : []), markdownTable(part.table).trimEnd()];
    case 'figure':
      return [figure(part.figure, way)];
    case 'drawing': {
      const { file, caption } = part.drawing;
      return [`![${prose(caption)}](${way.up}${file})`, prose(caption)];
    }
    case 'data':
      return [
        part.tables.map(({ path, heading }) => `- ${text([fileLink(path), `: ${heading}`])}`).join('\n'),
      ];
    case 'entries':
      return [entries(part, way)];
    case 'cards':
      return [
        part.items.map(({ count, what, text: more }) => `- **${count} ${what}**: ${text(more)}`).join('\n'),
      ];
    case 'findings':
      return part.items.flatMap(({ title, because, lines, links, figure: shown }) => [
        `### ${text(title)}`,
        text(because),
        lines.map(line => `- ${text(line)}`).join('\n'),
        ...(shown ? [`![${prose(shown.title)}](${way.up}${shown.id}/${shown.name}.svg)`] : []),
        links.map(text).join(' · '),
      ]);
    case 'section': {
      const inner = part.blocks.flatMap(inner => block(inner, way));
      if (!part.closed)
        return [
          `${'#'.repeat(part.level ?? 2)} ${prose(part.heading)}`,
          ...(part.note === undefined ? [] : [text(part.note)]),
          ...inner,
        ];
      return foldedMarkdown(part.heading, inner);
    }
  }
}

function entries({ entries, table }: Entries, way: Way): string {
  if (table) return entryTable(entries, table, way);
  const between = entries[0]?.as === 'erratum' ? '\n\n' : '\n';
  return entries.map(item => entry(item, way)).join(between);
}

/** Returns a table with one row per entry, and below it, folded, the facts of each, the first fact as its title. */
function entryTable(
  entries: readonly Entry[],
  { columns, rows, details }: NonNullable<Entries['table']>,
  way: Way,
): string {
  const cells = rows.map(row => row.map(cell => inlineMarkdown(cell, way)));
  const items = entries.flatMap(({ facts: [first, ...rest] = [] }) => {
    if (first === undefined || shownFacts(rest).length === 0) return [];
    return [`- ${inlineMarkdown(first[1], way)}\n${facts(rest, way).replace(/^/gm, '  ')}`];
  });
  const head = [columns.map(escapeMarkdown), columns.map(() => ':---')];
  const table = [...head, ...cells].map(row => `| ${row.join(' | ')} |`).join('\n');
  if (items.length === 0) return table;
  return [table, ...foldedMarkdown(details, [items.join('\n')])].join('\n\n');
}

function foldedMarkdown(heading: string, inner: readonly string[]): string[] {
  return [`<details>\n<summary>${html`${withSigns(heading)}`.text}</summary>`, ...inner, '</details>'];
}

function entry({ as, title, verdicts = [], note = '', facts: known = [] }: Entry, way: Way): string {
  const text = (inline: Inline) => inlineMarkdown(inline, way);
  if (as === 'erratum') return `### ${text(title)}\n\n${facts(known, way)}`;
  const marks = verdicts.map(verdict => `**${escapeMarkdown(badgeText(verdict))}**`).join(', ');
  const head = [marks, text(title)].filter(Boolean).join(': ');
  const line = [`- ${head}`, text(note)].filter(Boolean).join(' — ');
  return known.length === 0 ? line : `${line}\n${facts(known, way).replace(/^/gm, '  ')}`;
}

function facts(known: readonly Fact[], way: Way): string {
  return shownFacts(known)
    .map(([name, value]) => `- **${escapeMarkdown(name)}:** ${inlineMarkdown(value, way)}`)
    .join('\n');
}

function figure({ id, name, title, words }: FigureText, way: Way): string {
  const at = `${way.up}${id}/${name}`;
  return `![${prose(`${title}. ${words}`)}](${at}.svg)\n\n${prose(title)}: [SVG](${at}.svg), [Vega-Lite](${at}.vl.json).`;
}

/** Text, which is escaped as a whole, so that no mark is at the start of a line but those that are meant. */
function inlineMarkdown(inline: Inline, way: Way): string {
  return partsOf(inline)
    .map(part => (typeof part === 'string' ? escaped(part) : span(part, way)))
    .join('');
}

/** Text that is no code. */
function prose(text: string): string {
  return escapeMarkdown(withSigns(text));
}

/** Escapes a text, and preserves the spaces at its ends, which separate it from its neighbours. */
function escaped(text: string): string {
  const [, before, inner, after] = /^(\s*)(.*?)(\s*)$/s.exec(text)!;
  return `${before && ' '}${prose(inner!)}${after && ' '}`;
}

function span(part: Span, way: Way): string {
  if ('code' in part) return `\`${part.code}\``;
  if ('command' in part) return `\`${part.command}\``;
  if ('formula' in part) return prose(part.text);
  if ('strong' in part) return `**${inlineMarkdown(part.strong, way)}**`;
  if ('verdict' in part) return escapeMarkdown(badgeText(part));
  const text = inlineMarkdown(part.link, way);
  const address = addressOf(part.to, way);
  return address === undefined ? text : `[${text}](${address})`;
}

function addressOf(to: Place, way: Way): string | undefined {
  if ('page' in to) {
    const { report } = PLACES[to.page];
    const at = 'heading' in to ? `#${headingAnchor(to.heading)}` : '';
    return report && `${way.up}${report}${at}`;
  }
  if ('pipeline' in to) return `${way.up}${to.pipeline}.md`;
  if ('file' in to) {
    const at = to.anchor === undefined ? '' : `#${to.anchor}`;
    return way.isThere(to.file) ? `${way.up}../${to.file}${at}` : undefined;
  }
  if ('url' in to) return to.url;
  return undefined;
}

/**
 * Returns a GitHub-flavoured Markdown table with the columns' titles as header; integer columns are right-aligned. Cells
 * are not padded: one changed cell is one changed line in a diff.
 *
 * @throws {DefinitionError} for a table that `cellTexts` refuses
 */
export function markdownTable(table: Table): string {
  const titles = table.columns.map(column => column.title);
  const rules = table.columns.map(column => (column.type === 'integer' ? '---:' : ':---'));
  const texts = cellTexts(table).map(row => row.map(escapeMarkdown));
  return [titles.map(escapeMarkdown), rules, ...texts].map(cells => `| ${cells.join(' | ')} |\n`).join('');
}
