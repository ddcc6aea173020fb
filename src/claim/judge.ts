import { DefinitionError } from '../errors.ts';
import type { Judgement, Law } from './law.ts';
import { PrintedTable, type Published } from './published.ts';
import { CaseReader, type Seen, UndecidedRead, UnknownRead } from './reader.ts';
import type { Case } from './row.ts';
import { type CaseCounts, countCase, EMPTY_TALLY, type Tally } from './tally.ts';

export type Claim = Law | Published;

/** The records of a file of `data/published/`. */
export type ReadPublished = (file: string) => readonly Readonly<Record<string, string>>[];

/** What a claim says of one case: what is counted, and what a witness of it is to tell. */
interface Finding extends Partial<CaseCounts> {
  readonly seen: (one: Case) => string;
}

/** Judges cases one by one. The tallies stand in the order of the claims. */
export class Judge {
  readonly tallies: readonly Tally[];
  readonly #judges: readonly ((one: Case, seen: Seen) => Finding)[];
  readonly #reader = new CaseReader();

  constructor(claims: readonly Claim[], read: ReadPublished) {
    this.tallies = claims.map(() => ({ ...EMPTY_TALLY }));
    this.#judges = claims.map(claim =>
      claim.kind === 'law'
        ? (_, seen) => judgeLaw(claim, seen)
        : judgePublished(claim, new PrintedTable(claim, read(claim.file))),
    );
  }

  add(one: Case): void {
    const seen = this.#reader.read(one);
    for (let i = 0; i < this.tallies.length; i++) {
      const finding = this.#judges[i]!(one, seen);
      countCase(this.tallies[i]!, one.at, finding, () => ({
        at: one.at,
        game: one.game,
        seen: finding.seen(one),
      }));
    }
  }
}

function judgeLaw(claim: Law, seen: Seen): Finding {
  const place = `claim ${claim.id}`;
  const ask = (judgement: Judgement, name: string): boolean => {
    const answer: unknown = judgement(...seen);
    if (typeof answer === 'boolean') return answer;
    const received = answer instanceof Promise ? 'a promise' : `${answer}`;
    throw new DefinitionError([{ where: `${place}.${name}`, expected: 'true or false', received }]);
  };
  let met = 0;
  try {
    if (claim.where && !ask(claim.where, 'where')) return NOTHING;
    met = 1;
    const holds = ask(claim.holds, 'holds');
    const misplaced =
      claim.erratum !== undefined && ask(claim.erratum.fails.where, 'erratum.fails') === holds;
    const refuted = holds && claim.mutant !== undefined && !ask(claim.mutant, 'mutant');
    return {
      met,
      holds: Number(holds),
      fails: Number(!holds),
      misplaced: Number(misplaced),
      mutantRefuted: Number(refuted),
      seen: numbersOf,
    };
  } catch (thrown) {
    if (thrown instanceof DefinitionError) throw thrown;
    if (thrown instanceof UnknownRead) throw mistakeOf(thrown, place);
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    if (thrown instanceof UndecidedRead) return { met: 1, undecided: 1, seen: () => why };
    return { met, error: 1, seen: () => why };
  }
}

function mistakeOf({ expected, received }: UnknownRead, where: string): DefinitionError {
  return new DefinitionError([{ where, expected, received }]);
}

function numbersOf({ values }: Case): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${typeof value === 'object' ? value.status : value}`)
    .join(', ');
}

/** Of a case that does not meet the hypothesis. */
const NOTHING: Finding = { seen: numbersOf };

function judgePublished(claim: Published, table: PrintedTable): (one: Case, seen: Seen) => Finding {
  return (one, seen) => {
    const key = claim.key.map(name => letterOf(one, name, `claim ${claim.id}.key`));
    return claim.terms
      ? judgeTerms(claim, claim.terms, table, key, seen)
      : judgeCells(claim, table, key, one);
  };
}

function judgeCells(claim: Published, table: PrintedTable, key: readonly number[], one: Case): Finding {
  const printed = table.find(key);
  if (!printed) return NOTHING;
  for (const name of claim.cells) {
    const value = one.values[name];
    if (value === undefined) {
      const expected = `measures of the pipeline: ${Object.keys(one.values).join(', ')}`;
      throw new DefinitionError([{ where: `claim ${claim.id}.cells`, expected, received: name }]);
    }
    if (typeof value === 'object') return { met: 1, undecided: 1, seen: () => value.why };
    if (value !== printed[name]) {
      return { met: 1, fails: 1, seen: () => `${name}: printed ${printed[name]}, computed ${value}` };
    }
  }
  return { met: 1, holds: 1, seen: numbersOf };
}

function judgeTerms(
  claim: Published,
  { series }: NonNullable<Published['terms']>,
  table: PrintedTable,
  key: readonly number[],
  [, all]: Seen,
): Finding {
  const printed = table.findTerms(key);
  const met = printed.length;
  try {
    const terms = all[series];
    const wrong = printed.filter(([heap, term]) => terms[heap] !== term);
    const seen = () => {
      const [heap, term] = wrong[0]!;
      return `heap ${heap}: printed ${term}, computed ${terms[heap] ?? 'no term'}`;
    };
    return { met, holds: met - wrong.length, fails: wrong.length, seen };
  } catch (thrown) {
    if (thrown instanceof UnknownRead) throw mistakeOf(thrown, `claim ${claim.id}.terms`);
    if (!(thrown instanceof UndecidedRead)) throw thrown;
    return { met, undecided: met, seen: () => thrown.message };
  }
}

function letterOf(one: Case, name: string, where: string): number {
  const value = one.values[name];
  if (typeof value === 'number') return value;
  const expected = `letters of the sweep: ${Object.keys(one.values).join(', ')}`;
  throw new DefinitionError([{ where, expected, received: name }]);
}
