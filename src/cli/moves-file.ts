import { refuse, shown } from '../errors.ts';
import { MAX_MOVE } from '../game/game.ts';
import type { Terminal } from './terminal.ts';
import { BadLines, numberedLines, readText } from './text-file.ts';

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
  const place = `file:${path}`;
  const text = readText(path, place, 'text, one number per line');
  const bad = new BadLines(place);
  const lineOf = new Map<number, number>();
  let tooLarge = 0;
  for (const { line, number } of numberedLines(text)) {
    if (line === '' || line.startsWith('#')) continue;
    const move = Number(line);
    const isWhole = /^\d+$/.test(line);
    if (isWhole && move > MAX_MOVE) tooLarge++;
    else if (!isWhole || move < 1) bad.add(number, 'a positive integer', shown(line));
    else if (!lineOf.has(move)) lineOf.set(move, number);
    else bad.add(number, 'each number once', `${move}, already in line ${lineOf.get(move)}`);
  }
  bad.throwIfAny();
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
