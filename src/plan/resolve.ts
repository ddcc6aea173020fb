import { collected, DefinitionError, type Issue, placed } from '../errors.ts';
import { type FamilyText, parseExpression, parseFamily, parseHeaps } from '../game/index.ts';
import { someCase } from './boxes.ts';
import { chartIssues } from './charts.ts';
import type { PipelineDefinition } from './definition.ts';
import { checkKinds } from './kinds.ts';
import { type Plan, sealPlan } from './plan.ts';
import { printedTableIssues } from './printed-tables.ts';
import { forAllIssues } from './running-families.ts';
import { shapeIssues } from './shape.ts';
import { tableIssues } from './table-issues.ts';

/** In ns. */
const DEFAULT_COST = '1000000';

/** What a run changes of a definition. */
export interface Overrides {
  /** Ranges by letter: `{ a: '1..50' }`. A range with an end takes the place of `first` too. */
  readonly over?: Readonly<Record<string, string>>;
  readonly limit?: string;
}

/**
 * A definition, checked as a whole, as a plan. Phases: shape (every key known, every value of its type), overrides,
 * family (notation, ranges, conditions), limit, series, tables; each collects its issues, and all are thrown
 * together.
 *
 * @param file where the definition stands, for errors
 * @throws DefinitionError
 */
export function resolve(definition: PipelineDefinition, file: string, overrides: Overrides = {}): Plan {
  const shape = shapeIssues(definition);
  if (shape.length > 0) throw new DefinitionError(shape.map(issue => inFile(file, issue)));
  const issues: Issue[] = [];
  const collect = <T>(read: () => T, place = (issue: Issue) => issue): T | undefined =>
    collected(issues, () => placed(read, place));
  const { over = {} } = overrides;
  // What a setting of other ranges does not fit is a mistake of the command line.
  const atOptions = (issue: Issue) =>
    Object.keys(over).length > 0 && issue.where.startsWith('sweep') ? { ...issue, where: '--over' } : issue;
  const { ending = 'normal', objective = 'last-player-wins', ...own } = definition.sweep;
  const sweep = collect(() => overridden(own, over)) ?? own;
  const family = collect(
    () => parseFamily(sweep),
    issue => atOption(issue, over),
  );
  const one = family && collect(() => someCase(family), atOptions);
  if (family && one) collect(() => checkKinds(family.gameAt(one), definition), atOptions);
  const limit = collect(() =>
    overrides.limit === undefined
      ? parseHeaps(definition.limit, 'limit')
      : parseHeaps(overrides.limit, '--limit'),
  );
  const letters = Object.keys(sweep.over ?? {});
  for (const issuesOf of [chartIssues, printedTableIssues, tableIssues])
    issues.push(...issuesOf(letters, definition));
  const cost = (definition.cost ?? DEFAULT_COST).replaceAll(/\blimit\b/g, `${limit ?? 0}`);
  collect(() => parseExpression(cost, { where: 'cost', names: letters, type: 'integer' }));
  if (issues.length === 0 && one === undefined) {
    issues.push(atOptions({ where: 'sweep', expected: 'at least one case', received: 'ranges without any' }));
  }
  if (issues.length === 0) issues.push(...forAllIssues(definition, sweep));
  if (limit === undefined || issues.length > 0) {
    throw new DefinitionError(issues.map(issue => inFile(file, issue)));
  }
  return sealPlan({
    id: definition.id,
    sweep,
    rule: { ending, objective },
    measure: definition.measure.filter(one => typeof one === 'string'),
    series: definition.measure
      .filter(one => typeof one !== 'string')
      .map(({ series, upTo, table = false }) => ({ series, upTo: farTo(upTo, limit), table })),
    limit,
    isDefault: Object.keys(over).length === 0 && overrides.limit === undefined,
    cost,
    summaries: (definition.summaries ?? []).map(({ name, by, most }) => ({
      name,
      by,
      ...(most !== undefined && { most }),
    })),
  });
}

/** How far a series goes: `limit` is as far as one game is followed. */
function farTo(upTo: string, limit: number): string {
  return upTo === 'limit' ? `${limit}` : upTo;
}

function inFile(file: string, issue: Issue): Issue {
  return issue.where.startsWith('--') ? issue : { ...issue, where: `${file}: ${issue.where}` };
}

/** A mistake in a range of the command line stands there, not in the file. */
function atOption(issue: Issue, over: Readonly<Record<string, string>>): Issue {
  const letter = issue.where.replace('sweep.over.', '');
  return letter in over ? { ...issue, where: `--over ${letter}=${over[letter]}` } : issue;
}

function overridden(sweep: FamilyText, over: Readonly<Record<string, string>>): FamilyText {
  const letters = Object.keys(sweep.over ?? {});
  const issues = Object.keys(over)
    .filter(letter => !letters.includes(letter))
    .map(letter => ({
      where: `--over ${letter}=${over[letter]}`,
      expected: letters.length > 0 ? `a letter of the sweep (${letters.join(', ')})` : 'no range: one game',
      received: letter,
    }));
  if (issues.length > 0) throw new DefinitionError(issues);
  const { first, ...rest } = sweep;
  const kept = Object.entries(first ?? {}).filter(([letter]) => (over[letter] ?? '..').endsWith('..'));
  return {
    ...rest,
    ...(sweep.over && { over: { ...sweep.over, ...over } }),
    ...(kept.length > 0 && { first: Object.fromEntries(kept) }),
  };
}
