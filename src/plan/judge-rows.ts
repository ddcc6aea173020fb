import {
  type Case,
  type CaseView,
  type Claim,
  Judge,
  type ReadPublished,
  type Tally,
  UndecidedRead,
  type Value,
} from '../claim/index.ts';
import { MeasuredGame, SERIES_MEASURES, type SeriesMeasure, type SeriesOf } from '../engine/index.ts';
import { type Family, formatGame, type Game, type SumOfHeaps } from '../game/index.ts';
import type { CaseRow } from './case-row.ts';
import { columnsOf } from './columns.ts';
import { upTo } from './compute-rows.ts';
import { familyOf, type Plan } from './plan.ts';
import { type Group, type Summary, summariesOf } from './summaries.ts';

/** The results for the cases of one or more blocks, without their rows. */
export interface RowsVerdict {
  readonly cases: number;
  /** The tally of each claim, in their order. */
  readonly tallies: readonly Tally[];
  /** The groups of each summary, in their order. */
  readonly summaries: readonly (readonly Group[])[];
}

/**
 * Judges the rows of one block after the other. A series that a claim reads is computed when it is read, once for all
 * claims; one that is a table of the block is not computed again.
 */
export class RowsJudge {
  readonly #judge: Judge;
  readonly #summaries: readonly Summary[];
  readonly #current: CaseInTurn;
  readonly #series: SeriesInTurn;

  constructor(plan: Plan, claims: readonly Claim[], read: ReadPublished) {
    const names = columnsOf(plan).map(({ name }) => name);
    this.#judge = new Judge(claims, read);
    this.#summaries = summariesOf(plan);
    this.#current = new CaseInTurn(names, familyOf(plan));
    this.#series = new SeriesInTurn(plan, readableSeries(plan));
    this.#current.series = this.#series.record;
  }

  /**
   * Returns the results for the rows of a block.
   *
   * @param each is handed each row
   */
  judge(rows: Iterable<CaseRow>, each: (row: CaseRow) => void = () => {}): RowsVerdict {
    let cases = 0;
    this.#judge.begin();
    for (const summary of this.#summaries) summary.clear();
    for (const row of rows) {
      each(row);
      this.#add(row);
      cases++;
    }
    const summaries = this.#summaries.map(summary => summary.groups());
    return { cases, tallies: this.#judge.tallies, summaries };
  }

  #add(row: CaseRow): void {
    const current = this.#current;
    current.take(row.values);
    this.#series.take(row, current);
    this.#judge.add(current);
    for (const summary of this.#summaries) summary.add(row.values);
  }
}

/** Yields the cases of some rows of a plan, as separate objects, so that several can be held at once. */
export function* casesOf(plan: Plan, rows: Iterable<CaseRow>): Generator<Case> {
  const names = columnsOf(plan).map(({ name }) => name);
  const readable = readableSeries(plan);
  for (const row of rows) {
    const current = new CaseInTurn(names, familyOf(plan));
    current.take(row.values);
    const series = new SeriesInTurn(plan, readable);
    series.take(row, current);
    current.series = series.record;
    // This object never moves on to another row, so it can be held.
    yield current as CaseView as Case;
  }
}

/** The current case. One object serves all cases in turn; its game is built when it is first read. */
class CaseInTurn implements CaseView {
  declare readonly isCurrent: true;
  row: readonly Value[] = [];
  #at: readonly number[] | undefined;
  /** Reads the current row. */
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

/** A series as it can be read: its last index in a row, also as text. */
interface ReadableSeries {
  readonly name: SeriesMeasure;
  readonly text: string;
  readonly upTo: (row: readonly Value[]) => Value;
}

function readableSeries(plan: Plan): ReadableSeries[] {
  return plan.series.map(series => ({ name: series.series, text: series.upTo, upTo: upTo(plan, series) }));
}

const NO_ROW: CaseRow = { values: [], series: {} };

/** The series of one row after the other, each computed when it is first read. */
class SeriesInTurn {
  /** Reads the current row. */
  readonly record: Partial<SeriesOf> = {};
  readonly #plan: Plan;
  #row = NO_ROW;
  #current: CaseInTurn | undefined;
  #game: MeasuredGame | undefined;
  readonly #computed = new Map<SeriesMeasure, SeriesOf[SeriesMeasure]>();

  constructor(plan: Plan, series: readonly ReadableSeries[]) {
    this.#plan = plan;
    for (const each of series)
      Object.defineProperty(this.record, each.name, { enumerable: true, get: () => this.#read(each) });
  }

  take(row: CaseRow, current: CaseInTurn): void {
    this.#row = row;
    this.#current = current;
    this.#game = undefined;
    if (this.#computed.size > 0) this.#computed.clear();
  }

  #read({ name, text, upTo }: ReadableSeries): SeriesOf[SeriesMeasure] {
    const { values, series: tables } = this.#row;
    const count = upTo(values);
    if (typeof count !== 'number') throw new UndecidedRead(`${text} is not known`);
    let terms = this.#computed.get(name);
    if (terms === undefined) {
      terms = this.#compute(name, count, tables[name]);
      this.#computed.set(name, terms);
    }
    return terms;
  }

  #compute(
    name: SeriesMeasure,
    count: number,
    table: CaseRow['series'][string] | undefined,
  ): SeriesOf[SeriesMeasure] {
    const measure = SERIES_MEASURES[name];
    this.#game ??= new MeasuredGame(this.#current!.subject, this.#plan.rule, this.#plan.limit);
    if ('terms' in measure) return table?.map(([, term]) => term!) ?? measure.terms(this.#game, count);
    const found = table ?? measure.rows(this.#game, count);
    if ('why' in found) throw new UndecidedRead(found.why);
    return found;
  }
}
