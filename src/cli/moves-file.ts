import { DefinitionError, type Issue, shown } from '../errors.ts';
import { LARGEST_MOVE } from '../game/index.ts';
import { readFile } from './read-file.ts';

/** A user's own set of moves, in increasing order, and how far it can be trusted. */
export interface MovesFile {
  readonly moves: readonly number[];
  readonly trust: string;
}

/** Mistakes that are listed before the rest are counted. */
const MOST_ISSUES = 10;

/**
 * Reads `file:PATH`: one number a line, in any order; blank lines and lines that begin with # say nothing.
 *
 * @throws DefinitionError with the lines that are no number from 1 to 2^31, and those that stand twice
 * @throws MachineError for a file that cannot be read
 */
export function readMovesFile(path: string): MovesFile {
  const bytes = readFile(path);
  const place = `file:${path}`;
  const text = new TextDecoder('utf-8').decode(bytes);
  if (text.includes('\0') || text.includes('\uFFFD')) {
    throw new DefinitionError([
      { where: place, expected: 'text, one number a line', received: 'a binary file' },
    ]);
  }
  const issues: Issue[] = [];
  const lineOf = new Map<number, number>();
  text.split('\n').forEach((raw, i) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) return;
    const where = `${place}, line ${i + 1}`;
    const move = Number(line);
    if (!/^\d+$/.test(line) || move < 1 || move > LARGEST_MOVE) {
      issues.push({ where, expected: 'a whole number from 1 to 2^31', received: shown(line) });
    } else if (lineOf.has(move)) {
      issues.push({
        where,
        expected: 'each number once',
        received: `${move} again, as in line ${lineOf.get(move)}`,
      });
    } else lineOf.set(move, i + 1);
  });
  if (issues.length > MOST_ISSUES) {
    const hint = `and ${issues.length - MOST_ISSUES} more lines`;
    throw new DefinitionError([...issues.slice(0, MOST_ISSUES - 1), { ...issues[MOST_ISSUES - 1]!, hint }]);
  }
  if (issues.length > 0) throw new DefinitionError(issues);
  if (lineOf.size === 0) {
    throw new DefinitionError([{ where: place, expected: 'at least one number', received: 'none' }]);
  }
  const moves = [...lineOf.keys()].sort((p, q) => p - q);
  const last = moves.at(-1)!;
  return {
    moves,
    trust: `${place}: ${moves.length} numbers; if they are the beginning of a longer set, terms are its own up to heap ${last}`,
  };
}
