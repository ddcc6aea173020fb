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
