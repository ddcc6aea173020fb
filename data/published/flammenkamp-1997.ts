import { stringify } from 'csv-stringify/sync';
import { DefinitionError } from '../../src/errors.ts';

/** A row of a table: a cell for each column. */
type Row = Readonly<Record<string, string | number>>;

/** A kind of line that a text may have, and what becomes of it. */
interface Line {
  readonly pattern: RegExp;
  /** An example, for the message about a line that is refused. */
  readonly like: string;
  /** Returns the rows of a line; `cells` are its named groups. */
  readonly rows: (cells: Readonly<Record<string, string>>) => readonly Row[];
}

/** A table: its columns after `page`, and the kinds of lines of its text. */
interface Table {
  readonly columns: readonly string[];
  /** How a line begins that continues the line above it, and what joins the two. */
  readonly continued?: { readonly by: string; readonly joint: string };
  readonly lines: readonly Line[];
}

const PAGE = /^page ([1-9]\d*)$/;
/** Numbers are printed in groups of six or three digits. */
const NUMBER = String.raw`\d+(?: \d{6})*`;
const SET = String.raw`\{ ?(?<set>\d+(?: ?, ?\d+)*),? ?\}`;
const POLYNOMIAL = String.raw`[-+]?\d+(?:\.\d+)?n?(?:\^\d)?(?: [-+] ?\d+(?:\.\d+)?n?(?:\^\d)?)*`;

const int = (digits = '') => Number(digits.replaceAll(' ', ''));
const movesOf = (set = '') => set.split(',').map(int);
const notation = (set = '') => `{${movesOf(set).join(', ')}}`;
/** A set of four or five moves, and its moves as the letters of a sweep. */
const letters = (set = '') => ({
  set: notation(set),
  ...Object.fromEntries(movesOf(set).map((move, i) => ['abcde'[i]!, move])),
});

/** A table whose lines are all of one kind. */
function simple(columns: string, pattern: string, like: string, row: Line['rows']): Table {
  return {
    columns: columns.split(' '),
    lines: [{ pattern: new RegExp(`^${pattern}$`), like, rows: row }],
  };
}

/** The entries of the list on pages 26 to 32: a heading, then formulas for periods and preperiods. */
function families(): Table {
  let entry: Row = {};
  return {
    columns: 'entry class moves from to conditions witnesses quantity formula modulus residue'.split(' '),
    continued: { by: String.raw`\(`, joint: ' ' },
    lines: [
      {
        pattern:
          /^(?<entry>\d+) (?<kind>I|II|III|IV) \{ (?<moves>[-+\dnm() ,]+) \} (?:(?<from>\d+) <= n <= (?<to>\d+) ,(?: (?<witnesses>\d+))?|(?<conditions>m >= -?\d n >= 3m[-+]\d))$/,
        like: '1 I { 1n+0 , 14n-1 , 51n-3 , 52n-3 } 2 <= n <= 14 , 7',
        rows: cells => {
          const { from = '', to = '', witnesses = '', conditions = '' } = cells;
          const moves = `{${cells.moves!.split(' , ').join(', ')}}`;
          entry = { entry: Number(cells.entry), class: cells.kind!, moves, from, to, witnesses, conditions };
          return [];
        },
      },
      {
        pattern: new RegExp(
          `^(?<letter>[pqv]) = (?<formula>${POLYNOMIAL}|\\(${POLYNOMIAL}\\)(?:/\\d+)?)(?: n%(?<modulus>\\d) = (?<residue>\\d))?$`,
        ),
        like: 'p = 76032n^5 + 66504n^4 + 9808n^3 - 4474n^2 - 1852n - 214 n%2 = 0',
        rows: ({ letter, formula, modulus = '', residue = '' }) => [
          { ...entry, quantity: quantityOf(letter), formula: formula!, modulus, residue },
        ],
      },
      {
        pattern: /^(?<letter>[pq]) = (?<formula>(?=.*\()\d[-+\d mn^()%{},/]+[\d)}])$/,
        like: 'q = 23(7n-m) - 8',
        rows: ({ letter, formula }) => [
          { ...entry, quantity: quantityOf(letter), formula: formula!, modulus: '', residue: '' },
        ],
      },
    ],
  };
}

/** Entry 59 prints v for q. */
const quantityOf = (letter = '') => (letter === 'p' ? 'period' : 'preperiod');

/** The tables by the name of their text. */
const TABLES: Readonly<Record<string, () => Table>> = {
  'shares-3': () =>
    simple(
      'c sets additive a_c b_c a_b two_sums three_sums',
      String.raw`(?<c>\d+) (?<sets>\d+) (?<shares>0\.\d{6}(?: 0\.\d{6}){5})`,
      '32 465 0.032258 0.477419 0.305376 0.058065 0.126882 0.000000',
      ({ c, sets, shares }) => {
        const [additive = '', a_c = '', b_c = '', a_b = '', two_sums = '', three_sums = ''] =
          shares!.split(' ');
        return [{ c: int(c), sets: int(sets), additive, a_c, b_c, a_b, two_sums, three_sums }];
      },
    ),
  'preperiods-3': () =>
    simple(
      'moves period preperiod',
      String.raw`(?<moves>\{\d+n[-+]\d(?:, \d+n[-+]\d){2}\}) (?<period>\d+|\d+n [-+] \d) (?<preperiod>\d+n\^2(?: [-+] \d+n?)*)`,
      '{4n-1, 10n-2, 14n-2} 6n - 1 88n^2 - 88n + 13',
      ({ moves, period, preperiod }) => [{ moves: moves!, period: period!, preperiod: preperiod! }],
    ),
  'families-4': families,
  'breaks-4': () =>
    simple(
      'entry m factor condition',
      String.raw`(?<entry>\d+)(?: , m=(?<m>\d))? (?<factor>\d+) (?<condition>n=\d+|n%\d+ = \d(?: , n != \d+)?)`,
      '35 , m=7 11 n%4 = 0 , n != 16',
      ({ entry, m = '', factor, condition }) => [
        { entry: int(entry), m, factor: int(factor), condition: condition!.replace(' ,', ',') },
      ],
    ),
  'family-55': () =>
    simple(
      'set a b c d T outcomePreperiod factor',
      String.raw`${SET} p= (?<period>\d+) q= (?<preperiod>\d+)(?: f=(?<factor>\d+))?`,
      '{ 79,129, 397, 526 } p= 988556680 q= 1846 f=2',
      ({ set, period, preperiod, factor = '1' }) => [
        { ...letters(set), T: int(period), outcomePreperiod: int(preperiod), factor: int(factor) },
      ],
    ),
  'polynomials-4': () =>
    simple(
      'letter residue formula',
      String.raw`(?<letter>[DE])\(d,(?<residue>[0-5])\) = (?<formula>\d+ [-+] \d+d - \d+d\^2 - \d+d\^3 [-+] \d+d\^4)`,
      'D(d,0) = 738 - 177d - 1016d^2 - 2348d^3 + 128d^4',
      ({ letter, residue, formula }) => [{ letter: letter!, residue: int(residue), formula: formula! }],
    ),
  'factors-4': () =>
    simple(
      'd factor',
      String.raw`(?<tens>\d)(?<factors>(?: (?:\d+|[-.])){10})`,
      '1 . 3 . 2 . . . . . 39',
      ({ tens, factors }) =>
        factors!
          .trim()
          .split(' ')
          .map((factor, i) => ({ d: 10 * int(tens) + i, factor: factor === '.' ? 1 : factor }))
          .filter(({ factor }) => factor !== '-'),
    ),
  'periods-4': () =>
    simple(
      'set a b c d T outcomePreperiod exponent_of_2 exponent_of_d',
      String.raw`${SET} p= (?<period>${NUMBER}) q= ?(?<preperiod>\d+) (?<two>0\.\d{5}) (?<power>\d\.\d{4})`,
      '{ 7, 58, 80, 87} p= 2 369755 q= 1332 0.24341 3.2867',
      ({ set, period, preperiod, two, power }) => [
        {
          ...letters(set),
          T: int(period),
          outcomePreperiod: int(preperiod),
          exponent_of_2: two!,
          exponent_of_d: power!,
        },
      ],
    ),
  'preperiods-4': () =>
    simple(
      'set a b c d T outcomePreperiod exponent_of_d',
      String.raw`${SET} p= (?<period>${NUMBER}) q= ?(?<preperiod>${NUMBER}) (?<power>\d\.\d{3})`,
      '{ 1, 56,150,151} p= 10 452549 q= 2 375646 2.926',
      ({ set, period, preperiod, power }) => [
        { ...letters(set), T: int(period), outcomePreperiod: int(preperiod), exponent_of_d: power! },
      ],
    ),
  'periods-below-30': () =>
    simple(
      'moves set largest T outcomePreperiod pairs half',
      String.raw`(?<moves>\d) ${SET} p= (?<period>\d+) q= (?<preperiod>0)(?: (?<pairs>\*+)(?<half>:?))?`,
      '6 { 4,10,15,20,26,30 } p= 5296 q= 0 **:',
      ({ moves, set, period, preperiod, pairs = '', half = '' }) => [
        {
          ...counted(moves, set),
          T: int(period),
          outcomePreperiod: int(preperiod),
          pairs: pairs.length,
          half: half.length,
        },
      ],
    ),
  'periods-symmetric': () => ({
    ...simple(
      'moves set largest T',
      String.raw`(?<moves>\d+) ${SET} p= (?<period>\d+)`,
      '5 { 6,15,17,26,32 } p= 8530',
      ({ moves, set, period }) => [{ ...counted(moves, set), T: int(period) }],
    ),
    continued: { by: 'p=', joint: ' ' },
  }),
  'growth-5': () =>
    simple(
      'set a b c d e T',
      `${SET} p= (?<period>${NUMBER})`,
      '{28,69,70,111,139} p= 8 219454 272099',
      ({ set, period }) => [{ ...letters(set), T: int(period) }],
    ),
  'periods-symmetric-5': () =>
    simple(
      'set a b c d e T exponent_of_2',
      String.raw`${SET} (?<period>${NUMBER}) (?<two>0\.\d{4})`,
      '{13,22,39, 48, 61} 5 425890 0.3667',
      ({ set, period, two }) => [{ ...letters(set), T: int(period), exponent_of_2: two! }],
    ),
  'sums-5': () =>
    simple(
      'e sum sets mean period exponent',
      String.raw`(?<e>\d+) (?<sum>${NUMBER}) (?<sets>\d{3,4}) (?<mean>${NUMBER}\.\d\d) (?<period>${NUMBER}) (?<exponent>0\.\d{4})`,
      '56 12 478794 351 35552.12 1 400106 0.1871',
      ({ e, sum, sets, mean, period, exponent }) => [
        {
          e: int(e),
          sum: int(sum),
          sets: int(sets),
          mean: mean!.replaceAll(' ', ''),
          period: int(period),
          exponent: exponent!,
        },
      ],
    ),
  'fits-5': () =>
    simple(
      'residue a b correlation',
      String.raw`(?<residue>[0-5]) (?<a>0\.\d{6}) (?<b>-\d\.\d{6}) (?<correlation>0\.\d{6})`,
      '0 0.194786 -4.672162 0.999396',
      ({ residue, a, b, correlation }) => [
        { residue: int(residue), a: a!, b: b!, correlation: correlation! },
      ],
    ),
  'periods-third': () => ({
    ...simple(
      'moves set largest T',
      `${SET} p= ?(?<period>${NUMBER})`,
      '{14,25,40,51,65 } p= 5 641324',
      ({ set, period }) => [{ ...counted(undefined, set), T: int(period) }],
    ),
    continued: { by: 'p=', joint: ' ' },
  }),
  blocks: () =>
    simple(
      'n relation period largest',
      String.raw`p\(L_(?<n>\d+)\) (?<relation>[=>]) (?<period>\d+(?: \d{3})*) max L_\k<n> = (?<largest>\d+)`,
      'p(L_3) = 1 600 max L_3 = 40',
      ({ n, relation, period, largest }) => [
        { n: int(n), relation: relation!, period: int(period), largest: int(largest) },
      ],
    ),
  orbits: () => ({
    ...simple(
      'moves set largest mirrored period sequences orbits lengths',
      String.raw`(?<moves>\d) ${SET} ?(?:(?<mirrored>\d+) )?(?<period>\d+) (?<sequences>\d+)(?: (?<orbits>\d+)(?:\((?<lengths>(?:\d+x)?\d+(?:,(?:\d+x)?\d+)*(?:,\.\.\.)?)\))?)?`,
      '3 { 2, 5, 7 } 5 22 29 3(22,4,3)',
      ({ moves, set, mirrored = '', period, sequences, orbits = '', lengths = '' }) => [
        {
          ...counted(moves, set),
          mirrored,
          period: int(period),
          sequences: int(sequences),
          orbits,
          lengths: lengths.replaceAll(',', ' '),
        },
      ],
    ),
    continued: { by: String.raw`(?:\d+x)?\d+[,)]`, joint: '' },
  }),
  sequences: () =>
    simple(
      'game sequence heap value',
      String.raw`(?<game>\{[\dn!, ]+\}|primes) (?<sequence>v|w|SGW)\((?<first>-?\d+)\.\.(?<last>\d+)\) = (?<values>\d(?: \d)*)`,
      '{3, 7, 8} SGW(15..24) = 1 0 0 2 1 1 0 0 2 1',
      ({ game, sequence, first, last, values }) => {
        const terms = values!.split(' ');
        if (terms.length !== Number(last) - Number(first) + 1) return [{}];
        return terms.map((value, i) => ({
          game: game!,
          sequence: sequence!,
          heap: Number(first) + i,
          value: int(value),
        }));
      },
    ),
};

/** The number of moves, which must be that of the set, the set, and its largest move. */
function counted(moves: string | undefined, set = ''): Row {
  const list = movesOf(set);
  return moves === undefined || int(moves) === list.length
    ? { moves: list.length, set: notation(set), largest: list.at(-1)! }
    : {};
}

/** The names of the tables; each has a text `flammenkamp-1997-<name>.txt` beside this file. */
export const NAMES: readonly string[] = Object.keys(TABLES);

/**
 * Returns the rows of a text of one of the tables, each with the page on which it begins.
 *
 * @throws {DefinitionError} for the first line that is neither a page nor a row of this table
 */
export function transcribe(name: string, text: string): Row[] {
  const table = TABLES[name]!();
  const rows: Row[] = [];
  let page = 0;
  const lines = joined(text, table).split('\n');
  for (const [i, line] of lines.slice(0, -1).entries()) {
    const next = Number(PAGE.exec(line)?.[1] ?? 0);
    const found = page === 0 || next > 0 ? undefined : rowsOf(line, table);
    if (next > page) page = next;
    else if (found?.every(row => isComplete(row, table))) rows.push(...found.map(row => ({ page, ...row })));
    else throw refusal(i, line, table);
  }
  if (lines.at(-1) !== '') throw refusal(lines.length - 1, lines.at(-1)!, table);
  return rows;
}

/** Returns the rows as RFC 4180 with LF and a header. */
export function toCsv(name: string, rows: readonly Row[]): string {
  const columns = ['page', ...TABLES[name]!().columns];
  return stringify([...rows], { header: true, columns, record_delimiter: '\n' });
}

/** Joins what is printed on several lines to one; a page that begins in between begins after it. */
function joined(text: string, { continued }: Table): string {
  if (continued === undefined) return text;
  const { by, joint } = continued;
  const next = new RegExp(`\\n(?:(page \\d+)\\n)?(${by}.*)`);
  let whole = text;
  while (next.test(whole)) {
    whole = whole.replace(next, (_, page: string | undefined, rest: string) =>
      page === undefined ? `${joint}${rest}` : `${joint}${rest}\n${page}`,
    );
  }
  return whole;
}

function rowsOf(line: string, { lines }: Table): readonly Row[] | undefined {
  for (const { pattern, rows } of lines) {
    const cells = pattern.exec(line)?.groups;
    if (cells) return rows(cells);
  }
  return undefined;
}

/** Whether a row has a cell for each column and no other. */
function isComplete(row: Row, { columns }: Table): boolean {
  return Object.keys(row).sort().join() === columns.toSorted().join();
}

function refusal(index: number, line: string, { lines }: Table): DefinitionError {
  return new DefinitionError([
    {
      where: `line ${index + 1}, counted after continued lines are joined`,
      expected: `"page 34", or a row like ${lines.map(({ like }) => JSON.stringify(like)).join(' or ')}`,
      received: JSON.stringify(line.slice(0, 80)),
    },
  ]);
}
