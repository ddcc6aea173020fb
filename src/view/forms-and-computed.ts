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

/** Maximum length of a value that a page shows. */
const MAX_LENGTH = 48;

/** The value that closed forms state for a case; undefined if none of them applies. */
type Stated = (record: RowRecord) => { readonly text: string; readonly agrees: boolean } | undefined;

/**
 * Returns the values of B and E by the closed forms of a result next to the computed ones, for the first cases. Returns no
 * blocks if the result has no closed form.
 */
export function formsAndComputed(result: Result, data: DataFolder): readonly Block[] {
  const measures = (['B', 'E'] as const)
    .map(of => ({ of, stated: statedBy(result, of) }))
    .filter(({ stated }) => stated !== undefined);
  if (measures.length === 0) return [];
  const letters = Object.keys(result.asked.plan.sweep.over ?? {});
  const rows: string[][] = [];
  for (const record of data.records(result, result.asked.id)) {
    const cells = measures.map(({ of, stated }) => {
      const value = stated!(record);
      const computed = String(record[of]);
      return value && [value.text, `${computed} ${value.agrees ? '✓' : '✗'}`];
    });
    if (!cells.every(pair => pair === undefined || pair.every(text => text.length <= MAX_LENGTH))) continue;
    if (cells.every(pair => pair === undefined)) continue;
    rows.push([...letters.map(name => String(record[name])), ...cells.flatMap(pair => pair ?? ['', ''])]);
    if (rows.length === MAX_CASES) break;
  }
  const titles = [...letters, ...measures.flatMap(({ of }) => [`${of} by the formula`, `${of} computed`])];
  const heading = `First ${rows.length} cases, by the formulas and computed`;
  return [
    {
      kind: 'section',
      heading,
      level: 3,
      blocks: [{ kind: 'table', caption: heading, table: textTable(titles, rows) }],
    },
  ];
}

function statedBy(result: Result, of: 'B' | 'E'): Stated | undefined {
  const forms = result.claims.flatMap(({ claim }) => formOf(claim, of, result) ?? []);
  if (forms.length === 0) return undefined;
  return record => forms.map(form => form(record)).find(value => value !== undefined);
}

function formOf({ id, closedForm, erratum }: ClaimText, of: 'B' | 'E', result: Result): Stated | undefined {
  if (closedForm === undefined || erratum !== null || !(of in closedForm.form)) return undefined;
  const { sweep, measure } = result.asked.plan;
  const names = [...Object.keys(sweep.over ?? {}), ...measure.filter(one => typeof one === 'string')];
  const form = parseClosedForm(closedForm.form, id, names);
  const applies =
    closedForm.where === undefined
      ? () => true
      : compileConditionByName(parseExpression(closedForm.where, { where: id, names, type: 'condition' }));
  const stated = (values: Readonly<Record<string, number>>, computed: string) => {
    if (form.of === 'B') {
      const text = `<${compileWord(form.word)(values)}>`;
      return { text, agrees: text === computed };
    }
    const [over, under] = [compilePowerSum(form.over)(values), compilePowerSum(form.under)(values)];
    const [p, q] = computed.split('/').map(BigInt);
    if (under === 0n) throw new RangeError('the denominator is 0');
    return { text: fraction(over, under), agrees: p! * under === q! * over };
  };
  return record => {
    const values = Object.fromEntries(names.map(name => [name, Number(record[name])]));
    if (!applies(values)) return undefined;
    try {
      return stated(values, String(record[of]));
    } catch (thrown) {
      if (thrown instanceof RangeError) return { text: 'no value', agrees: false };
      throw thrown;
    }
  };
}
