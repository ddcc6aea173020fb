/**
 * Returns one line of Markdown that shows the given text literally, without HTML, entities, emphasis, code, links, bare
 * addresses, GitHub mathematics, lists, headings or table cells. Runs of white space become one space, as Markdown would
 * show them.
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
