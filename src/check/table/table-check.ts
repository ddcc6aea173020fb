import { tryCollect } from '../../errors.ts';
import { type Family, formatGame, type Game, parseFamily, type SumOfHeaps } from '../../game/index.ts';
import { TooExpensive } from '../refused.ts';
import { CASE_COLUMNS } from './case-columns.ts';
import { hasNumbers } from './case-numbers.ts';
import { type ColumnCheck, differing, type Fault, PROVED, type Row, UNDECIDED } from './column-check.ts';
import { Replays, type TableRule } from './replays.ts';
import { SERIES_COLUMNS } from './series-columns.ts';
import { SUM_COLUMNS, type SumCase } from './sum-columns.ts';

/** The verdict on one row; rows count from 1, without the header. */
export interface RowVerdict {
  readonly row: number;
  readonly game: string;
  /**
   * `undecided`: the check costs too much, or the row has claims for another kind of game. `left open`: the row marks the
   * value that would be checked as undecided, or has no game.
   */
  readonly verdict: 'verified' | 'refused' | 'undecided' | 'left open';
  readonly faults: readonly Fault[];
  /** The approximate number of heaps, options or bits to examine, if the row is undecided by cost. */
  readonly cost?: number;
  /** The columns that no replay of such a game can check, if the row is undecided for that reason. */
  readonly beyond?: readonly string[];
}

export interface TableQuestion {
  readonly rule: TableRule;
  /** The family whose games the rows are, if it is known: then the letters are checked too. */
  readonly family?: Family | undefined;
  /** Maximum number of heaps to replay for one row; for an infinite set and for sums, of options to examine. */
  readonly limit: number;
}

const COLUMNS = ['game', 'status', 'why'].concat(
  [...CASE_COLUMNS, ...SERIES_COLUMNS, ...SUM_COLUMNS].flatMap(({ columns, given = [] }) => [
    ...columns,
    ...given,
  ]),
);

/**
 * Returns the checked column whose name equals an unchecked one except for case. Single letters are excluded, as letters
 * of the sweep.
 */
export function suggestColumn(name: string): string | undefined {
  if (name.length === 1 || COLUMNS.includes(name)) return undefined;
  return COLUMNS.find(column => column.toLowerCase() === name.toLowerCase());
}

/**
 * A table of games that is checked row by row, each number by the definition of what its column says. Nothing is taken
 * from a certificate or from another row, and no code is shared with the engine.
 */
export class TableCheck {
  /** The columns that a replay can prove. */
  readonly checked: readonly string[];
  /** The columns that a replay cannot prove. */
  readonly unchecked: readonly string[];
  readonly #header: readonly string[];
  readonly #letters: readonly string[];
  readonly #question: TableQuestion;
  readonly #ofGames: readonly ColumnCheck<Replays>[];
  readonly #ofSums: readonly ColumnCheck<SumCase>[];
  /** The rows of a series have one game after the other. */
  #last:
    | { readonly text: string; readonly game: Game | SumOfHeaps | undefined; replays?: Replays }
    | undefined;

  constructor(header: readonly string[], question: TableQuestion) {
    this.#header = header;
    this.#question = question;
    const applies = ({ columns, given = [] }: Pick<ColumnCheck<never>, 'columns' | 'given'>) =>
      columns.some(name => header.includes(name)) && given.every(name => header.includes(name));
    const hasGames = header.includes('game');
    // In a summary, a column may be a group that has the name of a measure.
    const isSummary = header.includes('cases');
    this.#ofGames = [...CASE_COLUMNS, ...SERIES_COLUMNS].filter(
      check =>
        hasGames &&
        applies(check) &&
        (!isSummary || check.columns[0]!.startsWith('most_')) &&
        // Under misère play there are no nim-values.
        (question.rule.objective === 'last-player-wins' || check.sequence !== 'nim-values'),
    );
    this.#ofSums = SUM_COLUMNS.filter(check => hasGames && !isSummary && applies(check));
    const letters = question.family?.letters ?? [];
    this.#letters = !isSummary && letters.every(name => header.includes(name)) ? letters : [];
    const checks = [...this.#ofGames, ...this.#ofSums];
    const known = checks.flatMap(({ columns, given = [] }) => [...given, ...columns]);
    const otherColumns = ['game', 'status', 'why', ...this.#letters];
    this.checked =
      checks.length === 0 ? [] : header.filter(name => [...known, ...otherColumns].includes(name));
    this.unchecked = header.filter(name => !this.checked.includes(name));
  }

  /** Whether it has records that nothing compares with their groups. */
  get hasOpenRecords(): boolean {
    return this.checked.some(name => name.startsWith('most_'));
  }

  /** @param fields as many as the header has */
  verdict(fields: readonly string[], number: number): RowVerdict {
    const row: Row = Object.fromEntries(this.#header.map((name, i) => [name, fields[i]!]));
    const about = { row: number, game: row.game! };
    if (row.game === '' && !this.#statesNumbers(row)) return { ...about, verdict: 'left open', faults: [] };
    const game = this.#gameOf(row);
    if ('column' in game) return { ...about, verdict: 'refused', faults: [game] };
    try {
      const { faults, stated, beyond } = this.#checkRow(row, game);
      const numbersAreOpen = Object.entries(row).some(
        ([name, cell]) => name !== 'status' && cell === UNDECIDED,
      );
      const all = [...faults, ...statusFaults(row, numbersAreOpen, stated && beyond.length === 0)];
      if (all.length > 0) return { ...about, verdict: 'refused', faults: all };
      if (beyond.length > 0) return { ...about, verdict: 'undecided', faults: [], beyond };
      const isOpen = !stated || numbersAreOpen || row.status === UNDECIDED;
      return { ...about, verdict: isOpen ? 'left open' : 'verified', faults: [] };
    } catch (thrown) {
      if (thrown instanceof TooExpensive)
        return { ...about, verdict: 'undecided', faults: [], cost: thrown.cost };
      throw thrown;
    }
  }

  #statesNumbers(row: Row): boolean {
    return this.#columnsStated(row).length > 0;
  }

  /** Returns the columns with a check in which the row says something. */
  #columnsStated(row: Row): string[] {
    const columns = new Set([...this.#ofGames, ...this.#ofSums].flatMap(({ columns }) => columns));
    return [...columns].filter(name => name !== 'game' && !['', UNDECIDED, undefined].includes(row[name]));
  }

  /**
   * Returns the faults found by the checks that apply to such a game under this rule, and the columns that no check
   * covers.
   */
  #checkRow(
    row: Row,
    game: Game | SumOfHeaps,
  ): { readonly faults: readonly Fault[]; readonly stated: boolean; readonly beyond: readonly string[] } {
    const isDecided = ({ columns }: { readonly columns: readonly string[] }) =>
      columns.some(name => row[name] !== undefined && row[name] !== UNDECIDED);
    const { rule, limit } = this.#question;
    const sums = game.kind === 'sum' ? this.#ofSums.filter(isDecided) : [];
    const games =
      game.kind === 'sum' || game.kind === 'file' || !hasNumbers(game, rule)
        ? []
        : this.#ofGames.filter(check => isDecided(check) && check.kinds.includes(game.kind));
    const covered = new Set([...sums, ...games].flatMap(({ columns }) => columns));
    const beyond = this.#columnsStated(row).filter(name => !covered.has(name));
    const stated = covered.size > 0;
    if (game.kind === 'sum') return { faults: faultsBy(sums, row, { game, rule, limit }), stated, beyond };
    if (game.kind === 'file') return { faults: [], stated, beyond };
    const last = this.#last!;
    last.replays ??= new Replays(game, rule, limit);
    return { faults: faultsBy(games, row, last.replays), stated, beyond };
  }

  /** Returns the game of a row, if it is written as it should be and is the one of its letters. */
  #gameOf(row: Row): Game | SumOfHeaps | Fault {
    const received = row.game!;
    if (this.#last?.text !== received) {
      const game = tryCollect([], () => parseFamily({ game: received }).gameAt([]));
      this.#last = { text: received, game };
    }
    const { game } = this.#last;
    if (!game) return { column: 'game', expected: 'a game', received };
    const [first] = [...this.#lettersFaults(row, received), ...differing(row, { game: formatGame(game) })];
    return first ?? game;
  }

  #lettersFaults(row: Row, received: string): Fault[] {
    const { family } = this.#question;
    if (!family || this.#letters.length < family.letters.length) return [];
    const values = this.#letters.map(letter => Number(row[letter]));
    const game = tryCollect([], () => family.gameAt(values));
    const expected = game
      ? formatGame(game)
      : `no game with ${this.#letters.map((letter, i) => `${letter} = ${values[i]}`).join(', ')}`;
    const letters = differing(
      row,
      Object.fromEntries(this.#letters.map((letter, i) => [letter, values[i]!])),
    );
    return received === expected ? letters : [{ column: 'game', expected, received }];
  }
}

/**
 * Returns the faults of the status, which covers all numbers of the row. If no number is open, a series may be, and the
 * row then says why. If no other column applies to the game, nothing contradicts either status.
 */
function statusFaults({ status, why }: Row, numbersAreOpen: boolean, hasMeaning: boolean): Fault[] {
  if (status === undefined) return [];
  const words = numbersAreOpen ? [UNDECIDED] : hasMeaning && !why ? [PROVED] : [PROVED, UNDECIDED];
  if (!words.includes(status)) return [{ column: 'status', expected: words.join(' or '), received: status }];
  if (why === undefined || (why === '') === (status === PROVED)) return [];
  const expected = status === PROVED ? 'nothing in a proved row' : 'the undecided part, and why';
  return [{ column: 'why', expected, received: why }];
}

/** @throws TooExpensive if there is no fault, but a check that costs too much */
function faultsBy<Subject>(
  checks: readonly ColumnCheck<Subject>[],
  row: Row,
  subject: Subject,
): readonly Fault[] {
  let dear: TooExpensive | undefined;
  const faults = checks.flatMap(check => {
    try {
      return check.faults(row, subject);
    } catch (thrown) {
      if (!(thrown instanceof TooExpensive)) throw thrown;
      dear = thrown;
      return [];
    }
  });
  if (dear && faults.length === 0) throw dear;
  return faults;
}
