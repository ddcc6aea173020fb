import { stringify } from 'csv-stringify/sync';
import { refuse } from '../../src/errors.ts';

/** One term of a sequence, as the OEIS lists it. */
export interface Term {
  readonly n: number;
  readonly a: number;
}

/** Lines of an entry of the OEIS in its internal format: terms (`S`, `T`, `U`) and the offset (`O`). */
const LINES = [
  /^%S (A\d{6}) ([\d,]+),$/,
  /^%T (A\d{6}) ([\d,]+),$/,
  /^%U (A\d{6}) ([\d,]+)$/,
  /^%O (A\d{6}) (\d+),\d+$/,
];

/**
 * Returns the terms of an entry of the OEIS, given its lines `%S`, `%T`, `%U` and `%O`.
 *
 * @throws DefinitionError for any other text
 */
export function transcribe(text: string): Term[] {
  const lines = text.replace(/\n$/, '').split('\n');
  const found = LINES.map((pattern, i) => {
    const line = lines[i] ?? '';
    return (
      pattern.exec(line) ?? refuse(`line ${i + 1}`, `a line such as ${pattern.source}`, JSON.stringify(line))
    );
  });
  if (lines.length > LINES.length)
    refuse(`line ${LINES.length + 1}`, 'the end', JSON.stringify(lines[LINES.length]));
  const names = new Set(found.map(([, name]) => name));
  if (names.size > 1) refuse('lines 1 to 4', 'one sequence', [...names].join(', '));
  const offset = Number(found[3]![2]);
  const terms = found.slice(0, 3).flatMap(([, , listed]) => listed!.split(','));
  const empty = terms.indexOf('');
  if (empty >= 0) refuse(`term ${empty + 1}`, 'a number', 'nothing');
  return terms.map((term, i) => ({ n: offset + i, a: Number(term) }));
}

/** Returns the terms as RFC 4180 with LF and a header. */
export function toCsv(terms: readonly Term[]): string {
  return stringify([...terms], { header: true, columns: ['n', 'a'], record_delimiter: '\n' });
}
