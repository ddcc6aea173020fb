import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tryCollect } from '../errors.ts';
import { type Known, type KnownFamily, type KnownQuestion, knownFamilies } from '../game/index.ts';
import { ROOT } from '../run/load/modules.mjs';
import { readJson } from '../run/read-file.ts';
import { counted } from './amounts.ts';
import { shortPath } from './places.ts';
import type { Terminal } from './terminal.ts';

/** The index of known families, which each run writes. */
const INDEX = join(ROOT, 'data', 'known.json');

let index: readonly KnownFamily[] | undefined;

/** Returns what the pipelines of this package state about a game or family; nothing for a text that is neither. */
export function knownHere(question: KnownQuestion): readonly Known[] {
  index ??= existsSync(INDEX) ? (readJson(INDEX, 'the index of known families') as KnownFamily[]) : [];
  const families = index;
  return tryCollect([], () => knownFamilies(question, families)) ?? [];
}

/** Maximum number of further pipelines that are named. */
const MAX_NAMED = 3;

/** Reports on one line what is known: a statement, its certainty, and the page. */
export function reportKnown([first, ...others]: readonly Known[], terminal: Terminal): void {
  const [statement, ...more] = first?.statements ?? [];
  if (!first || !statement) return;
  const { game, pipeline, dividedBy, prior = [] } = first;
  const certainty = { theorem: 'theorem for', holds: 'holds for', fails: 'fails as printed for' }[
    statement.verdict
  ];
  const errata = more.filter(({ verdict }) => verdict === 'fails').length;
  const right = more.length - errata;
  const works = new Set(prior.map(text => text.split(',')[0]!));
  const parts = [
    `${statement.says} (${certainty} ${statement.for})`,
    ...(right > 0 ? [counted(right, 'more statement')] : []),
    ...(errata > 0
      ? [`${errata} printed ${errata === 1 ? 'statement that fails' : 'statements that fail'}`]
      : []),
    ...(works.size > 0 ? [`prior work: ${[...works].join(', ')}`] : []),
    `see ${whereToRead(pipeline)}`,
    ...(others.length > 0
      ? [
          `also ${others
            .slice(0, MAX_NAMED)
            .map(({ pipeline }) => pipeline)
            .join(', ')}`,
        ]
      : []),
  ];
  const divided = dividedBy === undefined ? '' : ` after division by ${dividedBy}`;
  terminal.err(`known here for ${game}${divided}: ${parts.join('; ')}`);
}

/** Returns the page of a pipeline, which a clone has and a package has not, or a command that describes it. */
function whereToRead(pipeline: string): string {
  const page = join(ROOT, 'reports', `${pipeline}.md`);
  return existsSync(page) ? shortPath(page) : `npx saltus list ${pipeline}`;
}
