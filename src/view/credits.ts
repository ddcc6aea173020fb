import { type ClaimOf, keyOf } from './claim-of.ts';
import type { Fact, Inline } from './document/model.ts';

type CsvRecord = Readonly<Record<string, string>>;

/** The relations of a statement of another work to a claim. */
export const RELATIONS = {
  same: 'the same statement',
  stronger: 'a stronger statement',
  weaker: 'a weaker statement',
  special: 'a special case',
  outcomes: 'the same for the outcomes',
  contrary: 'refuted here',
  related: 'related',
} as const;

/** The kinds of statements of other works. */
export const KINDS = {
  theorem: 'a theorem',
  conjecture: 'a conjecture',
  remark: 'a remark',
  table: 'a table',
} as const;

/** The work with which each claim of this project is to be compared first. */
const TO_COMPARE = 'flammenkamp-1997';

/** The tables of `data/published/` on prior work. */
interface CreditTables {
  /** `works.csv`. */
  readonly works: readonly CsvRecord[];
  /** `prior-work.csv`. */
  readonly priorWork: readonly CsvRecord[];
  /** `comparisons.csv`. */
  readonly comparisons: readonly CsvRecord[];
  /** `sources.csv`: works that comparisons name as well. */
  readonly sources: readonly CsvRecord[];
}

/** Reads prior work with a function that returns the records of a file of `data/published/`. */
export function readCredits(read: (file: string) => readonly CsvRecord[]): Credits {
  return new Credits({
    works: read('works.csv'),
    priorWork: read('prior-work.csv'),
    comparisons: read('comparisons.csv'),
    sources: read('sources.csv'),
  });
}

/** A statement of another work, with the record of the work. */
interface PriorStatement {
  readonly statement: CsvRecord;
  readonly work: CsvRecord;
}

/** The earlier works on each claim, and the works with which it was compared. */
export class Credits {
  readonly comparisons: readonly CsvRecord[];
  readonly #works: ReadonlyMap<string, CsvRecord>;
  readonly #priorWork: readonly CsvRecord[];

  constructor({ works, priorWork, comparisons, sources }: CreditTables) {
    this.#works = new Map([...works, ...sources].map(record => [record.key!, record]));
    this.#priorWork = priorWork;
    this.comparisons = comparisons;
  }

  /** Whether another work proves the claim, or more. */
  isProvedElsewhere(conclusion: ClaimOf): boolean {
    return this.#of(conclusion).some(
      ({ statement: { kind, relation } }) =>
        kind === 'theorem' && (relation === 'same' || relation === 'stronger'),
    );
  }

  /** Whether another work states the claim, or more, however sure it is. */
  isStatedElsewhere(conclusion: ClaimOf): boolean {
    return this.#of(conclusion).some(
      ({ statement: { relation } }) => relation === 'same' || relation === 'stronger',
    );
  }

  /** Returns who asked the question of a claim first: the works that state it or nearly so, else this project. */
  askedBy(conclusion: ClaimOf): string {
    const first = this.#of(conclusion).filter(({ statement }) => statement.relation !== 'related');
    const names = new Set(first.map(({ work }) => work.short!));
    return names.size === 0 ? 'this project' : [...names].join('; ');
  }

  /**
   * Returns a fact per statement of another work that concerns a claim, the earliest work first.
   *
   * @param quoted the quotations shown before, which are not repeated; this call adds its own
   */
  printedBefore(conclusion: ClaimOf, quoted = new Set<string>()): Fact[] {
    return this.#of(conclusion).map(prior => {
      const { quotation, paraphrase } = prior.statement;
      const text = `“${quotation}” ${paraphrase}`;
      const isRepeated = quoted.has(text);
      quoted.add(text);
      return ['printed before', `${placeText(prior)}${isRepeated ? ', quoted above' : `. ${text}`}`];
    });
  }

  /** Returns the topic with the works searched for a claim, or that it was not compared with {@link TO_COMPARE}. */
  comparisonOf(conclusion: ClaimOf): Inline {
    const comparison = namedBy(conclusion, this.comparisons);
    const mark = this.mark(conclusion);
    if (comparison === undefined) return mark;
    const to = { page: 'open', heading: comparison.topic! } as const;
    return [{ link: comparison.topic!, to }, mark === '' ? '' : `; ${mark}`];
  }

  /** Returns {@link mark}, or the works that print something near to a claim, or the pages on which nothing was found. */
  note(conclusion: ClaimOf): string {
    const works = new Set(this.#of(conclusion).map(({ work }) => work.short!));
    const related = works.size === 0 ? [] : [`related to ${[...works].join(', ')}`];
    return this.mark(conclusion) || [...related, this.#readWithout(conclusion)].filter(Boolean).join('; ');
  }

  /** Returns that a claim was not yet compared with {@link TO_COMPARE}; empty if its pages were read for the claim. */
  mark(conclusion: ClaimOf): string {
    const isCompared =
      this.#isPrintedIn(conclusion) ||
      conclusion.claim.source.startsWith(TO_COMPARE) ||
      this.#pagesRead(conclusion) !== '';
    return isCompared ? '' : `not yet compared with ${this.#toCompare()}, only searched by keyword`;
  }

  /** Returns the names of the works that were searched for a topic. */
  searchedIn({ searched }: CsvRecord): string {
    return keysIn(searched)
      .map(key => this.#works.get(key)?.short ?? key)
      .join(', ');
  }

  /** Returns the pages of {@link TO_COMPARE} that were read for every topic, as a sentence; empty if they differ. */
  pagesReadForAll(): string {
    const [pages = '', ...others] = new Set(this.comparisons.map(comparison => comparison.pages));
    if (pages === '' || others.length > 0) return '';
    return `Pages ${pages.replace('-', ' to ')} of ${this.#toCompare()} were read for every topic.`;
  }

  /** Returns the names of all works with which claims were compared. */
  comparedWorks(): string[] {
    const keys = new Set(this.comparisons.flatMap(({ searched }) => keysIn(searched)));
    return [...keys].map(key => this.#works.get(key)?.short ?? key);
  }

  #of(conclusion: ClaimOf): PriorStatement[] {
    return this.#priorWork
      .filter(statement => isNamed(conclusion, statement))
      .map(statement => ({ statement, work: this.#works.get(statement.work!)! }))
      .toSorted((p, q) => yearOf(p) - yearOf(q));
  }

  /** Returns the pages of {@link TO_COMPARE} that were read for a claim and do not have it; empty if it has a statement near to it. */
  #readWithout(conclusion: ClaimOf): string {
    const pages = this.#pagesRead(conclusion);
    return pages === '' || this.#isPrintedIn(conclusion)
      ? ''
      : `not found in ${this.#toCompare()} (pages ${pages.replace('-', ' to ')} read)`;
  }

  #pagesRead(conclusion: ClaimOf): string {
    return namedBy(conclusion, this.comparisons)?.pages ?? '';
  }

  #isPrintedIn(conclusion: ClaimOf): boolean {
    return this.#of(conclusion).some(({ statement: { work } }) => work === TO_COMPARE);
  }

  #toCompare(): string {
    return this.#works.get(TO_COMPARE)?.short ?? TO_COMPARE;
  }
}

/** Returns the year of a work; a page that changes has none, and is the last. */
function yearOf({ work: { year } }: PriorStatement): number {
  return year ? Number(year) : Number.POSITIVE_INFINITY;
}

/** Whether a record names a claim, as `pipeline/claim`, or its whole pipeline. */
function isNamed(conclusion: ClaimOf, { concerns }: CsvRecord): boolean {
  const names = keysIn(concerns);
  return names.includes(keyOf(conclusion)) || names.includes(conclusion.result.asked.id);
}

/** Returns the record that names the claim itself, or else the one that names its pipeline. */
function namedBy(conclusion: ClaimOf, records: readonly CsvRecord[]): CsvRecord | undefined {
  return (
    records.find(({ concerns }) => keysIn(concerns).includes(keyOf(conclusion))) ??
    records.find(record => isNamed(conclusion, record))
  );
}

function keysIn(text = ''): string[] {
  return text.split(' ').filter(key => key !== '');
}

/** `Flammenkamp 1997, Folgerung 14, p. 42: a theorem, the same statement`. */
function placeText({ statement, work }: PriorStatement): string {
  const { page, place, kind, relation } = statement;
  const where = [work.short!, place!, ...(page ? [`p. ${page}`] : [])].join(', ');
  const what = `${KINDS[kind as keyof typeof KINDS]}, ${RELATIONS[relation as keyof typeof RELATIONS]}`;
  return `${where}: ${what}`;
}
