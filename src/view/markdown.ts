import { cellTexts, type Table } from './table.ts';

/**
 * A GitHub-flavoured Markdown table with the columns' titles as header; integer columns are right-aligned.
 * Cells are not padded: one changed cell is one changed line in a diff.
 *
 * @throws {DefinitionError} for a table that `cellTexts` refuses
 */
export function markdownTable(table: Table): string {
  const titles = table.columns.map(column => column.title);
  const rules = table.columns.map(column => (column.type === 'integer' ? '---:' : ':---'));
  const texts = cellTexts(table).map(row => row.map(escapeMarkdown));
  return [titles.map(escapeMarkdown), rules, ...texts].map(cells => `| ${cells.join(' | ')} |\n`).join('');
}

/**
 * One line of Markdown that reads as the text given: no HTML, entity, emphasis, code, link, bare address,
 * GitHub mathematics, list, heading or table cell comes of it. Runs of white space become one space, as
 * Markdown would show them.
 */
export function escapeMarkdown(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>&|~$#@]/g, '\\$&')
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\b(www)\./gi, '$1\\.');
}
