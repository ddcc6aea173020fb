import type { Case, Row, SeriesOf, Texts, Value } from './row.ts';

/** Thrown where a law reads a number that is not known; the verdict of the case is then undecided. */
export class UndecidedRead extends Error {}

/** Thrown where a law reads a name that the case does not have: a mistake of the definition. */
export class UnknownRead extends Error {
  readonly expected: string;
  readonly received: string;

  constructor(expected: string, received: string) {
    super(`expected ${expected}, received ${received}`);
    this.expected = expected;
    this.received = received;
  }
}

/** What a law is asked about. */
export type Seen = readonly [Row, SeriesOf, Texts];

/**
 * What laws see of one case after the other. Reading a name that the case does not have is an {@link UnknownRead}, and
 * reading one that is undecided an {@link UndecidedRead}: neither may pass as a number.
 *
 * Known numbers are plain properties, so that a law may read them in its inner loops; what is not there is met by the
 * prototype, of which there is one for all cases.
 */
export class CaseReader {
  #values: Case['values'] = {};
  readonly #noNumber = this.#guard('number');
  readonly #noText = this.#guard('string');

  /** What is seen of a case, until the next is read. */
  read({ values, game, series }: Case): Seen {
    this.#values = values;
    const seen = (type: 'number' | 'string', guard: object) => {
      const record = Object.create(guard);
      for (const [name, value] of Object.entries(values)) {
        if (typeof value === type) Object.defineProperty(record, name, { value, enumerable: true });
        if (typeof value === 'object') Object.defineProperty(record, name, unknown(name, game));
      }
      return record;
    };
    return [seen('number', this.#noNumber), guardedSeries(series), seen('string', this.#noText)];
  }

  #guard(type: 'number' | 'string'): object {
    return new Proxy(Object.create(null), {
      get: (_, name) => {
        const fits = ([, value]: [string, Value]) => [type, 'object'].includes(typeof value);
        const known = Object.entries(this.#values).filter(fits);
        const names = known.map(([name]) => name).join(', ') || 'there is none';
        throw new UnknownRead(`a ${type} of the case: ${names}`, String(name));
      },
    });
  }
}

function unknown(name: string, game: string): PropertyDescriptor {
  return {
    enumerable: true,
    get: () => {
      throw new UndecidedRead(`${name} of ${game} is not known`);
    },
  };
}

function guardedSeries(series: Partial<SeriesOf>): SeriesOf {
  return new Proxy(series as SeriesOf, {
    get(target, name) {
      if (Object.hasOwn(target, name)) return Reflect.get(target, name);
      const names = Object.keys(target).join(', ') || 'there is none';
      throw new UnknownRead(`a series of the pipeline: ${names}`, String(name));
    },
  });
}
