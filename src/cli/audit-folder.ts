import { lstatSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TableRule } from '../check/index.ts';
import { COLUMN_MEASURES } from '../engine/index.ts';
import { refuse } from '../errors.ts';
import { digestOf } from '../plan/index.ts';
import { fileDigest, shellWord, writeWhole } from '../run/index.ts';
import { type AuditReport, auditFiles } from '../view/index.ts';
import type { ListedSequence } from './audit-list.ts';
import type { Findings } from './findings.ts';
import { ruleText } from './game-text.ts';
import type { Terminal } from './terminal.ts';
import { reportWritten } from './written.ts';

/** An audit with what was compared: a sequence of a list, or columns of a table. */
export interface WrittenAudit
  extends TableRule,
    Pick<AuditReport, 'differences' | 'notes' | 'unusedColumns'> {
  readonly file: string;
  readonly game?: string | undefined;
  readonly as: readonly string[];
  readonly sequence?: ListedSequence | undefined;
  readonly columns?: readonly string[];
  readonly offset?: string | undefined;
  readonly limit: string;
  readonly findings: Findings;
}

/**
 * Writes the page of an audit, and a letter to the author of the file, into a folder.
 *
 * @throws DefinitionError before anything is written, if a file there has other content: the user may have edited a letter
 */
export function writeAudit(folder: string, audit: WrittenAudit, terminal: Terminal): void {
  const { file, game, sequence, columns = [], findings } = audit;
  const definitions = sequence ? [SEQUENCES[sequence]] : columns.map(definitionOf);
  const files = auditFiles({
    ...audit,
    file: basename(file),
    sha256: fileDigest(file)?.sha256,
    game: game ?? 'the column game of each row',
    rule: ruleText(audit),
    of: sequence ?? 'rows',
    verdict: findings.verdict,
    counts: findings.counts,
    undecided: findings.undecidedLines,
    definitions,
    again: commandOf(audit),
  }).map(({ path, pieces }) => ({ path: join(folder, path), text: [...pieces].join('') }));
  const inTheWay = files.filter(({ path, text }) => isOther(path, text)).map(({ path }) => path);
  if (inTheWay.length > 0) {
    const names = inTheWay.map(path => basename(path)).join(' and ');
    const expected = `a folder without ${names}, or with the same content there`;
    refuse('--out', expected, inTheWay.join(' and '), 'move what is there, or name another folder');
  }
  for (const { path, text } of files) {
    writeWhole(path, [text]);
    reportWritten(path, path.endsWith('.audit.md') ? 'the comparison' : 'a letter to the author', terminal);
  }
}

/** Whether a path exists and is not a file with this text; a link counts, wherever it leads. */
function isOther(path: string, text: string): boolean {
  const there = lstatSync(path, { throwIfNoEntry: false });
  return there !== undefined && !(there.isFile() && fileDigest(path)?.sha256 === digestOf(text));
}

const SEQUENCES: Readonly<Record<ListedSequence, AuditReport['definitions'][number]>> = {
  'nim-values': ['a(n)', 'nim-value G(n) of heap n'],
  outcomes: ['a(n)', 'outcome f(n) of heap n'],
  'p-positions': ['a(n)', 'the P-positions in increasing order'],
  moves: ['a(n)', 'the subtraction set S, in increasing order'],
};

function definitionOf(column: string): AuditReport['definitions'][number] {
  if (column === 'value') return ['value', 'nim-value G(n) of the heap n'];
  if (column === 'outcome') return ['outcome', 'outcome f(n) of the heap n'];
  return [column, COLUMN_MEASURES[column as keyof typeof COLUMN_MEASURES].description];
}

function commandOf({ file, game, as, sequence, offset, ending, objective, limit }: WrittenAudit): string {
  const options = {
    game,
    sequence: sequence === 'nim-values' ? undefined : sequence,
    offset,
    ending: ending === 'normal' ? undefined : ending,
    objective: objective === 'last-player-wins' ? undefined : objective,
    limit,
  };
  return [
    'npx saltus audit',
    shellWord(basename(file)),
    ...Object.entries(options).flatMap(([name, text]) =>
      text === undefined ? [] : [`--${name} ${shellWord(text)}`],
    ),
    ...as.map(text => `--as ${shellWord(text)}`),
  ].join(' ');
}
