import { COLUMN_MEASURES } from '../engine/index.ts';
import { DefinitionError, Stackless, UndecidedRead } from '../errors.ts';
import { nearest } from '../game/index.ts';
import type { CaseView, Row, SeriesOf, Texts, Value } from './case.ts';

export { UndecidedRead };

/** Thrown if a law reads a name that the case does not have: an error in the definition. */
export class UnknownRead extends Stackless {
  readonly expected: string;
  readonly received: string;
  readonly hint: string | undefined;

  constructor(expected: string, received: string, hint?: string) {
    super(`expected ${expected}, received ${received}`);
    this.expected = expected;
    this.received = received;
    this.hint = hint;
  }
}

export function issueOfRead({ expected, received, hint }: UnknownRead, where: string): DefinitionError {
  return new DefinitionError([{ where, expected, received, ...(hint !== undefined && { hint }) }]);
}

/** The data that a law reads. */
export type Seen = readonly [Row, SeriesOf, Texts];

/**
 * Shows laws one case after another. Reading a name that the case does not have throws {@link UnknownRead}, and reading an
 * undecided one throws {@link UndecidedRead}: neither may pass as a number.
 *
 * All cases with the same names, of the same types, are seen through the same records, whose properties read the current
 * case. Missing names are caught by the prototype.
 */
export class CaseReader {
  #case: Pick<CaseView, 'at' | 'values' | 'game'> = { at: [], values: {}, game: '' };
  /** The values of the case in the order of `#names`. */
  #row: readonly Value[] = [];
  #names: readonly string[] = [];
  #types: readonly string[] = [];
  #numbers: Row = {};
  #texts: Texts = {};
  #series: Partial<SeriesOf> | undefined;
  #seen: Seen | undefined;
  readonly #noNumber = this.#guard('number');
  readonly #noText = this.#guard('string');
  readonly #isOfLetters: boolean;

  /** @param isOfLetters whether laws see only letters: any measure is an unknown name */
  constructor(isOfLetters = false) {
    this.#isOfLetters = isOfLetters;
  }

  /** Returns a view of a case, valid until the next one is read. */
  read(current: CaseView): Seen {
    const row = this.#isOfLetters ? current.at : (current.row ?? Object.values(current.values));
    const series = this.#isOfLetters ? NO_SERIES : current.series;
    // The same `values` object has the same names; if it is a view, its numbers and their types may have changed.
    const names =
      current.values === this.#case.values
        ? this.#names
        : Object.keys(current.values).slice(0, this.#isOfLetters ? row.length : undefined);
    if (!areEqual(names, this.#names) || !this.#hasTypes(row)) {
      this.#names = names;
      this.#types = row.map(value => typeof value);
      this.#numbers = this.#record('number', this.#noNumber) as Row;
      this.#texts = this.#record('string', this.#noText) as Texts;
      this.#seen = undefined;
    }
    this.#case = current;
    this.#row = row;
    if (this.#seen === undefined || series !== this.#series)
      this.#seen = [this.#numbers, guardedSeries(series, this.#names), this.#texts];
    this.#series = series;
    return this.#seen;
  }

  #hasTypes(row: readonly Value[]): boolean {
    for (let i = 0; i < row.length; i++) if (typeof row[i] !== this.#types[i]) return false;
    return row.length === this.#types.length;
  }

  #record(type: 'number' | 'string', guard: object): object {
    const record = Object.create(guard);
    for (const [i, name] of this.#names.entries()) {
      if (![type, 'object'].includes(this.#types[i]!)) continue;
      const known = () => this.#row[i];
      const unknown = () => {
        throw new UndecidedRead(`${name} of ${this.#case.game} is not known`);
      };
      const get = this.#types[i] === type ? known : unknown;
      Object.defineProperty(record, name, { enumerable: true, get });
    }
    return record;
  }

  #guard(type: 'number' | 'string'): object {
    return new Proxy(Object.create(null), {
      get: (_, name) => {
        const names = this.#names.filter((_, i) => [type, 'object'].includes(typeof this.#row[i]));
        const known = names.join(', ') || 'there are none';
        // A law marked as reading only letters gets no hint at measures.
        const hint = names.length > this.#case.at.length ? hintOn(String(name), names) : undefined;
        throw new UnknownRead(`a ${type} of the case: ${known}`, String(name), hint);
      },
    });
  }
}

const NO_SERIES: Partial<SeriesOf> = {};

function areEqual(names: readonly string[], others: readonly string[]): boolean {
  if (names === others) return true;
  for (let i = 0; i < names.length; i++) if (names[i] !== others[i]) return false;
  return names.length === others.length;
}

/** Suggests a name if a case lacks the one that was read: an existing name, or a measure that the pipeline does not request. */
function hintOn(name: string, names: readonly string[]): string | undefined {
  if (Object.hasOwn(COLUMN_MEASURES, name)) return `add '${name}' to measure`;
  const meant = nearest(name, [...names, ...Object.keys(COLUMN_MEASURES)]);
  return meant && `did you mean ${meant}?${names.includes(meant) ? '' : ` Then add it to measure.`}`;
}

/** @param others names that a law may have meant; they are in the first argument of its function */
function guardedSeries(series: Partial<SeriesOf>, others: readonly string[]): SeriesOf {
  return new Proxy(series as SeriesOf, {
    get(target, name) {
      if (Object.hasOwn(target, name)) return Reflect.get(target, name);
      const names = Object.keys(target).join(', ') || 'there are none';
      const isOther = others.includes(String(name));
      const hint = isOther
        ? `parameters and measures are in the first argument: ({ ${String(name)} }) => …`
        : undefined;
      throw new UnknownRead(`a series of the pipeline: ${names}`, String(name), hint);
    },
  });
}
