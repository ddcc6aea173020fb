import { type ClaimText, fraction } from '../claim/index.ts';
import {
  compileConditionByName,
  compilePowerSum,
  compileWord,
  parseClosedForm,
  parseExpression,
} from '../game/index.ts';
import type { Result } from '../run/index.ts';
import type { DataFolder, RowRecord } from './data-folder.ts';
import type { Block } from './document/model.ts';
import { textTable } from './text-table.ts';

/** Maximum number of cases that a page shows. */
const MAX_CASES = 12;

/** Maximum length of a value that a page shows; cases with a longer one, or with powers, are left out. */
const MAX_LENGTH = 48;

/** The value that closed forms state for a case; undefined if none of them applies. */
type Stated = (record: RowRecord) => string | undefined;

/**
 * Returns the values of B and E by the closed forms of a result next to the computed ones, for the first cases. Returns no
 * blocks if the result has no closed form.
 */
export function formsAndComputed(result: Result, data: DataFolder): readonly Block[] {
  const measures = (['B', 'E'] as const)
    .map(measure => ({ of: measure, stated: statedBy(result, measure) }))
    .filter(({ stated }) => stated !== undefined);
  if (measures.length === 0) return [];
  const letters = Object.keys(result.asked.plan.sweep.over ?? {});
  const rows: string[][] = [];
  for (const record of data.records(result, result.asked.id)) {
    const cells = measures.map(({ of: measure, stated }) => {
      const value = stated!(record);
      const computed = String(record[measure]);
      return value === undefined ? undefined : [value, `${computed} ${value === computed ? '✓' : '✗'}`];
    });
    if (cells.some(pair => pair?.some(text => text.length > MAX_LENGTH || text.includes('^')))) continue;
    if (cells.every(pair => pair === undefined)) continue;
    rows.push([...letters.map(name => String(record[name])), ...cells.flatMap(pair => pair ?? ['', ''])]);
    if (rows.length === MAX_CASES) break;
  }
  const titles = [
    ...letters,
    ...measures.flatMap(({ of: measure }) => [`${measure} by the formula`, `${measure} computed`]),
  ];
  const heading = `${rows.length} small cases, by the formulas and computed`;
  return [
    {
      kind: 'section',
      heading,
      level: 3,
      blocks: [
        { kind: 'prose', text: '✓ marks equal values; a blank cell means that no formula applies.' },
        { kind: 'table', caption: heading, table: textTable(titles, rows) },
      ],
    },
  ];
}

function statedBy(result: Result, measure: 'B' | 'E'): Stated | undefined {
  const forms = result.claims.flatMap(({ claim }) => formOf(claim, measure, result) ?? []);
  if (forms.length === 0) return undefined;
  return record => forms.map(form => form(record)).find(value => value !== undefined);
}

function formOf(
  { id, closedForm, erratum }: ClaimText,
  wanted: 'B' | 'E',
  result: Result,
): Stated | undefined {
  if (closedForm === undefined || erratum !== null || !(wanted in closedForm.form)) return undefined;
  const { sweep, measure } = result.asked.plan;
  const names = [...Object.keys(sweep.over ?? {}), ...measure.filter(measure => typeof measure === 'string')];
  const form = parseClosedForm(closedForm.form, id, names);
  const conditions = closedForm.where.map(text =>
    compileConditionByName(parseExpression(text, { where: id, names, type: 'condition' })),
  );
  const textAt = (values: Readonly<Record<string, number>>) => {
    if (form.of === 'B') return `<${compileWord(form.word)(values)}>`;
    const [over, under] = [compilePowerSum(form.over)(values), compilePowerSum(form.under)(values)];
    if (under === 0n) throw new RangeError('the denominator is 0');
    return fraction(over, under);
  };
  return record => {
    const values = Object.fromEntries(names.map(name => [name, Number(record[name])]));
    if (!conditions.every(holds => holds(values))) return undefined;
    try {
      return textAt(values);
    } catch (thrown) {
      if (thrown instanceof RangeError) return 'no value';
      throw thrown;
    }
  };
}
