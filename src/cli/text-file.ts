import { DefinitionError, type Issue, refuse } from '../errors.ts';
import { readFile } from '../run/read-file.ts';

/**
 * Reads a text file that the user named, in UTF-8, without a byte order mark. Lines may end in LF, CRLF or CR.
 *
 * @param place the name of the file in errors
 * @param maxBytes maximum size in bytes; 16 MB by default
 * @throws DefinitionError for a binary file, text that is not UTF-8, and a file that is too large
 * @throws MachineError for a file that cannot be read
 */
export function readText(path: string, place: string, expected: string, maxBytes?: number): string {
  const bytes = readFile(path, maxBytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (text.includes('\0') && !isUtf16) refuse(place, expected, 'a binary file');
  if (isUtf16 || text.includes('\uFFFD')) {
    const from = isUtf16 ? 'UTF-16' : 'LATIN1';
    refuse(
      place,
      expected,
      'text that is not UTF-8',
      `convert it, for example with iconv -f ${from} -t UTF-8`,
    );
  }
  return text.includes('\n') ? text : text.replaceAll('\r', '\n');
}

/** A line without the white space around it, and its number, from 1. */
export interface NumberedLine {
  readonly line: string;
  readonly number: number;
}

/** Yields the lines of a text one by one: an array of the lines of a large file would take many times its size. */
export function* numberedLines(text: string): Generator<NumberedLine> {
  for (let [from, number] = [0, 1]; from <= text.length; number++) {
    const end = text.indexOf('\n', from);
    yield { line: text.slice(from, end < 0 ? undefined : end).trim(), number };
    if (end < 0) return;
    from = end + 1;
  }
}

/** Maximum number of bad lines that are listed before the rest are counted. */
const MAX_ISSUES = 10;

/** The bad lines of a file. */
export class BadLines {
  readonly #place: string;
  readonly #issues: Issue[] = [];
  #others = 0;

  constructor(place: string) {
    this.#place = place;
  }

  add(line: number, expected: string, received: string): void {
    if (this.#issues.length === MAX_ISSUES) this.#others++;
    else this.#issues.push({ where: `${this.#place}, line ${line}`, expected, received });
  }

  /** @throws DefinitionError if there are any */
  throwIfAny(): void {
    const last = this.#issues.at(-1);
    if (!last) return;
    const more = this.#others > 0 ? [{ ...last, hint: `and ${this.#others} more lines` }] : [last];
    throw new DefinitionError([...this.#issues.slice(0, -1), ...more]);
  }
}
