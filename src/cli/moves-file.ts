import { DefinitionError, type Issue, refuse, shown } from '../errors.ts';
import { LARGEST_MOVE } from '../game/game.ts';
import { readFile } from '../run/read-file.ts';
import type { Terminal } from './terminal.ts';

/** Mistakes that are listed before the rest are counted. */
const MOST_ISSUES = 10;

/**
 * Reads the moves of `file:PATH`, in increasing order: one number per line, in any order; blank lines and lines that
 * begin with # are ignored. Writes to standard error how far they can be trusted.
 *
 * Numbers above 2^31 are left out: the terms of a file are computed only up to smaller heaps.
 *
 * @throws DefinitionError with the lines that are not a positive integer, and the duplicates; for a file of more than 16 MB
 * @throws MachineError for a file that cannot be read
 */
export function readMovesFile(path: string, terminal: Terminal) {
  const bytes = readFile(path);
  const place = `file:${path}`;
  const text = new TextDecoder('utf-8').decode(bytes);
  if (text.includes('\0') || text.includes('\uFFFD')) {
    refuse(place, 'text, one number per line', 'a binary file');
  }
  const issues: Issue[] = [];
  let others = 0;
  const lineOf = new Map<number, number>();
  let tooLarge = 0;
  for (const { line, number } of linesOf(text)) {
    if (line === '' || line.startsWith('#')) continue;
    const where = `${place}, line ${number}`;
    const move = Number(line);
    if (/^\d+$/.test(line) && move > LARGEST_MOVE) {
      tooLarge++;
      continue;
    }
    const isMove = /^\d+$/.test(line) && move >= 1;
    if (isMove && !lineOf.has(move)) lineOf.set(move, number);
    else if (issues.length === MOST_ISSUES) others++;
    else if (isMove) {
      const received = `${move}, already in line ${lineOf.get(move)}`;
      issues.push({ where, expected: 'each number once', received });
    } else issues.push({ where, expected: 'a positive integer', received: shown(line) });
  }
  if (others > 0) issues.push({ ...issues.pop()!, hint: `and ${others} more lines` });
  if (issues.length > 0) throw new DefinitionError(issues);
  if (lineOf.size === 0) {
    refuse(place, 'at least one number', 'nothing');
  }
  const moves = [...lineOf.keys()].sort((p, q) => p - q);
  const last = moves.at(-1)!;
  const left = tooLarge > 0 ? `, and ${tooLarge} above 2^31, which no heap here reaches` : '';
  terminal.err(
    `${place}: ${moves.length} numbers${left}; if a longer set begins with them, terms are correct up to heap ${last}`,
  );
  return { kind: 'finite', moves } as const;
}

/** Writes one by one: an array of the lines of a large file would take many times its size. */
function* linesOf(text: string): Generator<{ readonly line: string; readonly number: number }> {
  for (let [from, number] = [0, 1]; from <= text.length; number++) {
    const end = text.indexOf('\n', from);
    yield { line: text.slice(from, end < 0 ? undefined : end).trim(), number };
    if (end < 0) return;
    from = end + 1;
  }
}
