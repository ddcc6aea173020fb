import { TableCheck, type TableRule } from '../check/index.ts';
import { DefinitionError, type Issue, refuse, relocateIssues, shown, tryCollect } from '../errors.ts';
import { formatGame, nearest, parseFamily } from '../game/index.ts';
import { counted } from './amounts.ts';
import type { CsvLine } from './csv-lines.ts';
import { Findings } from './findings.ts';
import { ruleText } from './game-text.ts';
import type { BadLines } from './text-file.ts';

/** The form of a cell, and its description. */
interface CellForm {
  readonly form: RegExp;
  readonly says: string;
}

const INTEGER: CellForm = { form: /^\d+$/, says: 'a non-negative integer' };

/** The columns that a replay can compare. */
export const COMPARED: Readonly<Record<string, CellForm>> = {
  preperiod: INTEGER,
  period: INTEGER,
  saltus: INTEGER,
  outcomePreperiod: INTEGER,
  T: INTEGER,
  longestRun: INTEGER,
  pPositions: INTEGER,
  B: { form: /^[01()^\d ]*<[01()^\d ]+>$/, says: 'a result string such as 0<011> or <(01)^3 11>' },
  E: { form: /^\d+(\/\d+)?$/, says: 'a fraction such as 2/3' },
  value: INTEGER,
  outcome: { form: /^[01PN]$/, says: '0 or P, 1 or N' },
  winner: { form: /^(next|previous)$/, says: 'next or previous' },
  winningMoves: INTEGER,
  nimSum: INTEGER,
};

/** The columns of a table by what they mean. */
export interface Columns {
  /** The notation of the game of all rows; undefined if each row has its own. */
  readonly notation: string | undefined;
  /** The parameters of the notation. */
  readonly letters: readonly string[];
  /** The measures to compare. */
  readonly compared: readonly string[];
  /** Whether each row is about one heap. */
  readonly hasHeap: boolean;
  /** The names in the file of the columns that are not used. */
  readonly unused: readonly string[];
  /** Returns a cell of a row; empty if there is no such column. */
  cell(row: CsvLine, name: string): string;
}

/**
 * Finds the columns by the options `--as COLUMN=MEANING`, and the others by name.
 *
 * @throws DefinitionError if an option is wrong, or a column that the game needs is missing
 */
export function columnsOf(
  { fields }: CsvLine,
  {
    as,
    notation,
    file,
  }: { readonly as: readonly string[]; readonly notation: string | undefined; readonly file: string },
): Columns {
  const twice = fields.find((name, i) => fields.indexOf(name) < i);
  if (twice !== undefined) refuse(file, 'a header with distinct column names', `${shown(twice)} twice`);
  if (fields.length === 1 && /[;\t]/.test(fields[0]!))
    refuse(file, 'columns with commas between them', shown(fields[0]));
  const places = placesOf(fields, as);
  const letters = lettersIn(notation ?? '', [...places.keys()]);
  const compared = Object.keys(COMPARED).filter(name => places.has(name));
  const hasHeap = compared.some(name => name === 'value' || name === 'outcome');
  const needed = [...(notation === undefined ? ['game'] : letters), ...(hasHeap ? ['heap'] : [])];
  const missing = needed.filter(name => !places.has(name));
  const received = fields.map(plain).join(', ');
  if (notation === undefined && missing[0] === 'game')
    refuse('audit', '--game NOTATION, or a column game', `the columns ${received}`);
  if (missing.length > 0)
    refuse(file, `a column for ${missing.join(' and ')}, or --as COLUMN=${missing[0]}`, received);
  if (compared.length === 0) {
    const words = fields.filter(name => name.length > 2);
    const [meant = 'period'] = words.flatMap(word => nearest(word, Object.keys(COMPARED)) ?? []);
    refuse(file, `a column to compare, or --as COLUMN=${meant}`, received);
  }
  const used = new Set([...needed, ...compared].map(name => places.get(name)));
  return {
    notation,
    letters,
    compared,
    hasHeap,
    unused: fields.filter((_, place) => !used.has(place)),
    cell: ({ fields }, name) => fields[places.get(name) ?? -1] ?? '',
  };
}

/** Returns the place of each known column. */
function placesOf(fields: readonly string[], as: readonly string[]): ReadonlyMap<string, number> {
  const issues: Issue[] = [];
  const complain = (expected: string, received: string, hint?: string) =>
    issues.push({ where: '--as', expected, received: shown(received), ...(hint !== undefined && { hint }) });
  const places = new Map<string, number>();
  const mapped = new Set<number>();
  for (const text of as) {
    const equals = text.lastIndexOf('=');
    const [column, name] = [text.slice(0, equals).trim(), text.slice(equals + 1).trim()];
    const place = equals < 0 ? -1 : fields.indexOf(column);
    if (place < 0) complain(`COLUMN=MEASURE with one of the columns ${fields.map(plain).join(', ')}`, text);
    else if (!hasMeaning(name)) {
      const meant = nearest(name, Object.keys(COMPARED));
      const hint = meant && `did you mean ${column}=${meant}?`;
      complain(`a parameter, game, heap, ${Object.keys(COMPARED).join(', ')}`, name, hint);
    } else if (places.has(name) || mapped.has(place)) complain('each column and each measure once', text);
    else {
      places.set(name, place);
      mapped.add(place);
    }
  }
  if (issues.length > 0) throw new DefinitionError(issues);
  for (const [place, name] of fields.entries())
    if (hasMeaning(name) && !places.has(name) && !mapped.has(place)) places.set(name, place);
  return places;
}

function hasMeaning(name: string): boolean {
  return /^[a-z]$/.test(name) || name === 'game' || name === 'heap' || Object.hasOwn(COMPARED, name);
}

/** Returns the parameters of a game: single letters, and those of products such as `ab` if all of them have columns. */
function lettersIn(notation: string, names: readonly string[]): string[] {
  const words = notation.match(/[A-Za-z]+/g) ?? [];
  const letters = words.flatMap(word =>
    /^[a-z]$/.test(word) || [...word].every(letter => names.includes(letter)) ? [...word] : [],
  );
  return [...new Set(letters)];
}

/** A row whose cells have the form that the checker of tables reads. */
export interface TableRow {
  readonly line: number;
  readonly game: string;
  readonly heap?: number;
  /** One for each compared measure. */
  readonly cells: readonly string[];
}

/** The cell for a value that the row leaves open, as the checker of tables reads it. */
export const UNDECIDED = 'undecided';

/** Returns the rows. @throws DefinitionError with all bad lines, also those that `bad` has already */
export function readRows(rows: readonly CsvLine[], columns: Columns, bad: BadLines): TableRow[] {
  const { letters, compared, hasHeap, cell } = columns;
  const gameOf = gamesOf(columns);
  const read = rows.flatMap(row => {
    const integers = [...letters, ...(hasHeap ? ['heap'] : [])];
    const wrong = integers.find(name => !isSafe(cell(row, name)));
    const cells = compared.map(name => cellOf(cell(row, name), name));
    const at = cells.indexOf(undefined);
    const issues: Issue[] = [];
    const game = wrong === undefined ? tryCollect(issues, () => formatGame(gameOf(row))) : undefined;
    if (wrong !== undefined) {
      const expected = /^\d+$/.test(cell(row, wrong)) ? 'at most 2^53 - 1' : 'a non-negative integer';
      bad.add(row.line, `${expected} as ${wrong}`, shown(cell(row, wrong)));
    } else if (at >= 0) {
      const name = compared[at]!;
      bad.add(row.line, `${COMPARED[name]!.says} as ${name}`, shown(cell(row, name)));
    } else if (game === undefined) bad.add(row.line, issues[0]!.expected, issues[0]!.received);
    else {
      const heap = hasHeap ? { heap: Number(cell(row, 'heap')) } : {};
      return [{ line: row.line, game, ...heap, cells: cells.map(text => text!) }];
    }
    return [];
  });
  bad.throwIfAny();
  return read;
}

/** Returns a function from a row to its game. */
function gamesOf({ notation, letters, cell }: Columns) {
  if (notation === undefined) {
    return (row: CsvLine) => {
      const text = cell(row, 'game');
      // Tables print sets also as 1 3 4 and 1, 3, 4.
      const game = /^\d[\d\s,;]*$/.test(text) ? `{${text.split(/[\s,;]+/).join(', ')}}` : text;
      return parseFamily({ game }).gameAt([]);
    };
  }
  const over = Object.fromEntries(letters.map(letter => [letter, '0..1']));
  const family = relocateIssues(
    () => parseFamily(letters.length > 0 ? { game: notation, over } : { game: notation }),
    issue => ({ ...issue, where: '--game' }),
  );
  return (row: CsvLine) => family.gameAt(letters.map(letter => Number(cell(row, letter))));
}

function isSafe(text: string): boolean {
  return /^\d+$/.test(text) && Number.isSafeInteger(Number(text));
}

/** Returns a cell as the checker reads it; undefined if it has another form. */
function cellOf(text: string, name: string): string | undefined {
  if (text === '' || text === '?') return UNDECIDED;
  if (!COMPARED[name]!.form.test(text)) return undefined;
  if (name === 'outcome') return { P: '0', N: '1' }[text] ?? text;
  if (name === 'E') return inLowestTerms(text);
  return /^\d+$/.test(text) ? `${BigInt(text)}` : text;
}

function inLowestTerms(text: string): string | undefined {
  const [numerator = 0n, denominator = 1n] = text.split('/').map(BigInt);
  if (denominator === 0n) return undefined;
  let [divisor, rest] = [denominator, numerator];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return `${numerator / divisor}/${denominator / divisor}`;
}

/**
 * Compares each row with a replay of its game, by the checker of tables, which shares no code with the engine.
 *
 * @param limit maximum number of heaps to replay per row
 * @throws DefinitionError for measures that do not exist under the rule
 */
export function auditTable(
  rows: readonly TableRow[],
  { compared, hasHeap }: Columns,
  rule: TableRule,
  limit: number,
): Findings {
  const check = new TableCheck(['game', ...(hasHeap ? ['heap'] : []), ...compared], { rule, limit });
  const unchecked = compared.filter(name => !check.checked.includes(name));
  if (unchecked.length > 0)
    refuse('audit', `measures that exist under the rule (${ruleText(rule)})`, unchecked.join(', '));
  const found = new Findings();
  for (const { line, game, heap, cells } of rows) {
    const { verdict, faults, cost } = check.verdict([game, ...(hasHeap ? [`${heap}`] : []), ...cells], line);
    if (faults.length > 0) {
      const place = { line, game, ...(heap !== undefined && { heap }) };
      found.differ(
        ...faults.map(({ column, received, expected }) => ({
          ...place,
          column,
          listed: received,
          computed: expected,
        })),
      );
    } else if (cells.every(text => text === UNDECIDED)) found.leave('with empty cells', line);
    else if (cost !== undefined) found.leave(`beyond the limit of ${counted(limit, 'heap')}`, line);
    else if (verdict === 'undecided') found.leave('about games without these numbers', line);
    else found.agree();
  }
  return found;
}

/** Returns a text from a file unchanged if it is short and printable. */
export function plain(text: string): string {
  return /^[ -~]{1,60}$/.test(text) ? text : shown(text);
}
