import { DefinitionError, type Issue, refuse, relocateIssues, tryCollect } from '../errors.ts';
import { type Family, type FamilyText, parseExpression, parseFamily, parseHeaps } from '../game/index.ts';
import { someCase } from './boxes.ts';
import { chartIssues } from './chart-issues.ts';
import { checkCases, checkKinds } from './check-kinds.ts';
import { claimsOf } from './definition.ts';
import type { PipelineDefinition } from './definition-schema.ts';
import { shapeIssues } from './definition-shape.ts';
import { nameIssues } from './name-issues.ts';
import { printedTableIssues } from './printed-tables.ts';
import { forAllIssues } from './running-families.ts';
import { tableIssues } from './table-issues.ts';
import { textIssues } from './text-issues.ts';

/** Estimated time per case, in ns. */
const DEFAULT_COST = '100000';

/** The parts of a definition that a run can change. */
export interface Overrides {
  /** Ranges by letter: `{ a: '1..50' }`. A range with an end also replaces `first`. */
  readonly over?: Readonly<Record<string, string>>;
  readonly limit?: string;
}

/** The errors of a definition, and its parsed parts. */
interface Examined {
  readonly issues: readonly Issue[];
  readonly sweep?: FamilyText | undefined;
  /** Maximum number of heaps. */
  readonly limit?: number | undefined;
  readonly cost: string;
}

/**
 * Checks the shape of a definition (every key known, every value of its type) and the characters of its texts. If its shape
 * is right, checks names, sweep, limit, cost, tables and charts separately, so that all their errors are found at once.
 */
export function examine(definition: PipelineDefinition, overrides: Overrides = {}): Examined {
  const issues = [...shapeIssues(definition), ...textIssues(definition)];
  if (issues.length > 0) return { issues, cost: DEFAULT_COST };
  const { over = {} } = overrides;
  const collect = <T>(read: () => T, place = (issue: Issue) => issue): T | undefined =>
    tryCollect(issues, () => relocateIssues(read, place));
  const limit = collect(() =>
    overrides.limit === undefined
      ? parseHeaps(definition.limit, 'limit')
      : parseHeaps(overrides.limit, '--limit'),
  );
  const issuesOfLaws: Issue[] = [];
  const claims = tryCollect(issuesOfLaws, () => claimsOf(definition)) ?? [];
  const sweep = readSweep(definition.sweep);
  const cost = (definition.cost ?? DEFAULT_COST).replaceAll(/\blimit\b/g, `${limit ?? 0}`);
  const letters = Object.keys(sweep.over ?? {});
  collect(() => parseExpression(cost, { where: 'cost', names: letters, type: 'integer' }));
  issues.push(
    ...printedTableIssues(sweep.over ?? {}, definition),
    ...tableIssues(letters, definition),
    ...chartIssues(letters, definition),
    ...nameIssues(definition),
    ...issuesOfLaws,
  );
  return { issues, sweep, limit, cost };

  function readSweep(text: PipelineDefinition['sweep']): FamilyText {
    const { ending: _, objective: __, ...own } = text;
    // If the ranges of the command line do not fit, the error is on the command line.
    const atOptions = (issue: Issue) =>
      Object.keys(over).length > 0 && issue.where.startsWith('sweep') ? { ...issue, where: '--over' } : issue;
    const swept = collect(() => overridden(own, over)) ?? own;
    const family = collect(
      () => parseFamily(swept),
      issue => withRange(atOption(issue, over)),
    );
    // The kind of games can be determined without the condition, too.
    const { where: ___, ...unconditional } = swept;
    const game = tryCollect(family ? issues : [], () =>
      relocateIssues(() => someGame(family ?? parseFamily(unconditional)), atOptions),
    );
    if (game) collect(() => checkKinds(game, { measure: definition.measure, sweep: text }), atOptions);
    if (game && family) collect(() => checkCases(family, definition.measure), atOptions);
    if (game && family) issues.push(...forAllIssues(claims, text.ending, swept));
    return swept;
  }
}

function someGame(family: Family) {
  const at = someCase(family) ?? refuse('sweep', 'at least one case', 'ranges without a case');
  return family.gameAt(at);
}

/** Matches a range without an end, with any step. */
const ENDLESS = /\.\.\s*(step\b.*)?$/;

/** Returns the issue moved from the file to the option, if it is about a range given on the command line. */
function atOption(issue: Issue, over: Readonly<Record<string, string>>): Issue {
  const letter = issue.where.replace('sweep.over.', '');
  return letter in over ? { ...issue, where: `--over ${letter}=${over[letter]}` } : issue;
}

/** Returns an issue; with a hint if an unknown letter of the game may lack its range. */
function withRange(issue: Issue): Issue {
  const { where, mark, hint } = issue;
  const word = mark?.text.slice(mark.at, mark.at + mark.length) ?? '';
  if (where !== 'sweep.game' || hint !== undefined || !/^[a-z]$/.test(word)) return issue;
  return { ...issue, hint: `give each parameter a range: over: { ${word}: '1..50' }` };
}

function overridden(sweep: FamilyText, over: Readonly<Record<string, string>>): FamilyText {
  const letters = Object.keys(sweep.over ?? {});
  const issues = Object.keys(over)
    .filter(letter => !letters.includes(letter))
    .map(letter => ({
      where: `--over ${letter}=${over[letter]}`,
      expected:
        letters.length > 0
          ? `a parameter of the sweep (${letters.join(', ')})`
          : 'nothing: the sweep is one game',
      received: letter,
    }));
  if (issues.length > 0) throw new DefinitionError(issues);
  const { first, called, ...rest } = sweep;
  const isOwnRange = Object.entries(over).every(([letter, range]) => range === sweep.over?.[letter]);
  const firsts = Object.entries(first ?? {}).filter(([letter]) => ENDLESS.test(over[letter] ?? '..'));
  return {
    ...rest,
    ...(sweep.over && { over: { ...sweep.over, ...over } }),
    ...(firsts.length > 0 && { first: Object.fromEntries(firsts) }),
    ...(called !== undefined && isOwnRange && { called }),
  };
}
