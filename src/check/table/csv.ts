import { DefinitionError } from '../../errors.ts';

/** A field and what ends it: bare, or in quotes, in which a quote is written twice. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/**
 * The records of a CSV file (RFC 4180, with LF or CRLF), the header among them. Streamed.
 *
 * @throws DefinitionError at a quote that is out of place, and at a record with more or fewer fields than the header
 */
export function* csvRecords(text: string, where: string): Generator<readonly string[]> {
  let header: readonly string[] | undefined;
  for (let [at, line] = [0, 1]; at < text.length; line++) {
    const record: string[] = [];
    for (let end = ','; end === ','; ) {
      FIELD.lastIndex = at;
      const match = FIELD.exec(text);
      if (!match) throw fault('a field of RFC 4180', 'a quote out of place');
      at = FIELD.lastIndex;
      record.push(match[1] === undefined ? match[2]! : match[1].replaceAll('""', '"'));
      end = match[3]!;
    }
    header ??= record;
    if (record.length !== header.length) throw fault(`${header.length} fields`, `${record.length}`);
    yield record;

    function fault(expected: string, received: string): DefinitionError {
      return new DefinitionError([{ where: `${where}, record ${line}`, expected, received }]);
    }
  }
}
