import type { FiniteRule } from '../engine/index.ts';
import type { Address } from './address.ts';
import { type ExploredGame, readGameOfAnySize } from './large-game.ts';
import { type Letters, lettersOf, readFamilyAt } from './letters.ts';
import { type Read, readLimitText, ruleIssues } from './subject.ts';

/** A parsed game with its rule. */
export interface Subject {
  readonly game: ExploredGame;
  readonly rule: FiniteRule;
  readonly limit: number;
}

/** The query in an address, and for a family the selected case. */
export interface ExplorerRequest {
  readonly subject: Subject;
  readonly letters?: Letters;
}

/** Returns the query in an address, or all errors in its texts. */
export function readRequest({ game, letters, ending, objective, limit }: Address): Read<ExplorerRequest> {
  const read = lettersOf(game).length > 0 ? readFamilyAt(game, letters) : gameAlone(game);
  const heaps = readLimitText(limit);
  const rule = { ending, objective };
  const issues = [
    ...[read, heaps].flatMap(result => ('issues' in result ? result.issues : [])),
    ...('value' in read ? ruleIssues(read.value.game, rule) : []),
  ];
  if ('issues' in read || 'issues' in heaps || issues.length > 0) return { issues };
  const { game: one, ...at } = read.value;
  return { value: { subject: { game: one, rule, limit: heaps.value }, ...at } };
}

function gameAlone(text: string): Read<{ readonly game: ExploredGame; readonly letters?: Letters }> {
  const read = readGameOfAnySize(text);
  return 'issues' in read ? read : { value: { game: read.value } };
}
