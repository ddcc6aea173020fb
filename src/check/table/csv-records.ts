import { DefinitionError } from '../../errors.ts';

/** A bare field, and what ends any field. */
const BARE = /[^",\r\n]*/y;
const END = /,|\r?\n|$/y;

/**
 * Yields the records of a CSV file (RFC 4180, with LF or CRLF), the header among them. Streamed.
 *
 * @throws DefinitionError at a quote that is out of place, and at a record with more or fewer fields than the header
 */
export function* csvRecords(text: string, where: string): Generator<readonly string[]> {
  let header: readonly string[] | undefined;
  for (let [at, line] = [0, 1]; at < text.length; line++) {
    const record: string[] = [];
    for (let end = ','; end === ','; ) {
      const start = at;
      at = text[start] === '"' ? endOfQuoted(text, start) : start + matchAt(BARE, text, start)!.length;
      record.push(
        text[start] === '"' ? text.slice(start + 1, at - 1).replaceAll('""', '"') : text.slice(start, at),
      );
      const found = matchAt(END, text, at);
      if (found === undefined) throw fault('a field of RFC 4180', 'a quote out of place');
      end = found;
      at += end.length;
    }
    header ??= record;
    if (record.length !== header.length) throw fault(`${header.length} fields`, `${record.length}`);
    yield record;

    function fault(expected: string, received: string): DefinitionError {
      return new DefinitionError([{ where: `${where}, record ${line}`, expected, received }]);
    }
  }
}

/** Returns the match of a sticky expression at a place. */
function matchAt(expression: RegExp, text: string, at: number): string | undefined {
  expression.lastIndex = at;
  return expression.exec(text)?.[0];
}

/**
 * Returns the end of a quoted field, in which quotes are doubled; past the end of the text if it is not closed.
 * Searches quote by quote, since a regular expression would need a stack as long as the field.
 */
function endOfQuoted(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length + 1;
    if (text[at + 1] !== '"') return at + 1;
  }
}
