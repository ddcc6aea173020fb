import { stringify } from 'csv-stringify/sync';
import { DefinitionError } from '../../src/errors.ts';

/** One printed term of the take-a-prime sequence. */
export interface Row {
  readonly n: number;
  readonly u: number;
}

/**
 * The terms of `take-a-prime-2014.txt` in order: numbers with commas between, over several lines, and a full stop.
 *
 * @throws DefinitionError for anything else
 */
export function transcribe(text: string): Row[] {
  const terms = text.trim();
  if (!/^\d+(,\s*\d+)*\.$/.test(terms)) {
    const at = terms.search(/[^\d,\s.]|,\s*,|\d\s+\d|\.(?=.)/s);
    const received = at < 0 ? 'a text that ends otherwise' : JSON.stringify(terms.slice(at, at + 20));
    throw new DefinitionError([
      { where: `offset ${Math.max(0, at)}`, expected: 'numbers, commas between, a full stop', received },
    ]);
  }
  return terms.match(/\d+/g)!.map((u, n) => ({ n, u: Number(u) }));
}

/** The rows as RFC 4180 with LF and a header: the bytes of `take-a-prime-2014.csv`. */
export function toCsv(rows: readonly Row[]): string {
  return stringify([...rows], { header: true, columns: ['n', 'u'], record_delimiter: '\n' });
}
