import {
  type Case,
  type Claim,
  Judge,
  type ReadPublished,
  type Tally,
  UndecidedRead,
  type Value,
} from '../claim/index.ts';
import { MeasuredGame, SERIES_MEASURES, type SeriesMeasure, type SeriesOf } from '../engine/index.ts';
import { type Family, formatGame, type Game, type SumOfHeaps } from '../game/index.ts';
import { type CaseRow, isDecided, recordRows } from './case-row.ts';
import { columnsOf } from './columns.ts';
import { upTo } from './compute.ts';
import { familyOf } from './family-of.ts';
import type { Plan } from './plan.ts';
import { type Group, type Summary, summariesOf } from './summary.ts';

/** The results for the cases of one or more blocks, without their rows. */
export interface Judged {
  readonly cases: number;
  /** One a claim, in their order. */
  readonly tallies: readonly Tally[];
  /** One a summary, in their order. */
  readonly summaries: readonly (readonly Group[])[];
}

/** The results for rows, with those rows that hold a record of a summary or are undecided. */
export interface JudgedRows extends Judged {
  readonly records: readonly CaseRow[];
}

/**
 * Judges the rows of one block after the other. A series that a claim reads is computed when it is read, once for all
 * claims; one that is a table of the block is not computed again.
 */
export class RowsJudge {
  readonly #plan: Plan;
  readonly #judge: Judge;
  readonly #summaries: readonly Summary[];
  readonly #one: CaseInTurn;
  readonly #seriesOf: ReturnType<typeof seriesReader>;

  constructor(plan: Plan, claims: readonly Claim[], read: ReadPublished) {
    const names = columnsOf(plan).map(({ name }) => name);
    this.#plan = plan;
    this.#judge = new Judge(claims, read);
    this.#summaries = summariesOf(plan);
    this.#one = new CaseInTurn(names, familyOf(plan));
    this.#seriesOf = seriesReader(plan);
  }

  /**
   * Returns the results for the rows of a block.
   *
   * @param each is handed each row
   */
  judge(rows: Iterable<CaseRow>, each: (row: CaseRow) => void = () => {}): JudgedRows {
    const candidates: CaseRow[] = [];
    let cases = 0;
    this.#judge.begin();
    for (const summary of this.#summaries) summary.clear();
    for (const row of rows) {
      each(row);
      if (this.#add(row) || !isDecided(row)) candidates.push(row);
      cases++;
    }
    const summaries = this.#summaries.map(summary => summary.groups());
    const records = [...recordRows(this.#plan, candidates, summaries)];
    return { cases, tallies: this.#judge.tallies, summaries, records };
  }

  /** Whether it holds a record of a summary, so far. */
  #add(row: CaseRow): boolean {
    const one = this.#one;
    one.take(row.values);
    one.series = this.#seriesOf(row, one);
    this.#judge.add(one);
    let isRecord = false;
    for (const summary of this.#summaries) isRecord = summary.add(row.values) || isRecord;
    return isRecord;
  }
}

/** The cases of some rows of a plan, each for itself, so that several can be held at once. */
export function* casesOf(plan: Plan, rows: Iterable<CaseRow>): Generator<Case> {
  const names = columnsOf(plan).map(({ name }) => name);
  const seriesOf = seriesReader(plan);
  for (const row of rows) {
    const one = new CaseInTurn(names, familyOf(plan));
    one.take(row.values);
    one.series = seriesOf(row, one);
    yield one;
  }
}

/** The current case. One object serves all cases; its game is built when it is first read. */
class CaseInTurn implements Case {
  row: readonly Value[] = [];
  #at: readonly number[] | undefined;
  /** Reads the row in turn. */
  readonly values: Readonly<Record<string, Value>> = {};
  series: Partial<SeriesOf> = {};
  readonly #family: Family;

  constructor(names: readonly string[], family: Family) {
    this.#family = family;
    for (const [i, name] of names.entries())
      Object.defineProperty(this.values, name, { enumerable: true, get: () => this.row[i] });
  }

  take(row: readonly Value[]): void {
    this.row = row;
    this.#at = undefined;
  }

  get at(): readonly number[] {
    return (this.#at ??= this.row.slice(0, this.#family.letters.length) as number[]);
  }

  get subject(): Game | SumOfHeaps {
    return this.#family.gameAt(this.at);
  }

  get game(): string {
    return formatGame(this.subject);
  }
}

/** Returns a reader of the series of a row; a plan without series costs no time. */
function seriesReader(plan: Plan): (row: CaseRow, one: CaseInTurn) => Partial<SeriesOf> {
  const none = {};
  if (plan.series.length === 0) return () => none;
  const series = plan.series.map(one => ({ name: one.series, text: one.upTo, upTo: upTo(plan, one) }));
  return ({ values, series: tables }, { subject }) =>
    lazily(series, values, new MeasuredGame(subject, plan.rule, plan.limit), tables);
}

/** The series of a row, each computed when it is first read. */
function lazily(
  series: readonly { name: SeriesMeasure; text: string; upTo: (row: readonly Value[]) => Value }[],
  row: readonly Value[],
  game: MeasuredGame,
  tables: CaseRow['series'],
): Partial<SeriesOf> {
  const record: Partial<SeriesOf> = {};
  for (const { name, text, upTo } of series) {
    let computed: SeriesOf[SeriesMeasure] | undefined;
    Object.defineProperty(record, name, {
      enumerable: true,
      get() {
        const count = upTo(row);
        if (typeof count !== 'number') throw new UndecidedRead(`${text} is not known`);
        if (computed !== undefined) return computed;
        const table = tables[name];
        const measure = SERIES_MEASURES[name];
        if ('terms' in measure)
          return (computed = table?.map(([, term]) => term!) ?? measure.terms(game, count));
        const found = table ?? measure.rows(game, count);
        if ('why' in found) throw new UndecidedRead(found.why);
        return (computed = found);
      },
    });
  }
  return record;
}
