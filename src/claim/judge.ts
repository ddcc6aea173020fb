import { DefinitionError } from '../errors.ts';
import type { Judgement, Law, NearMisses } from './law.ts';
import { PrintedTable, type Published } from './published.ts';
import { CaseReader, type Seen, UndecidedRead, UnknownRead } from './reader.ts';
import type { Case } from './row.ts';
import {
  type CaseCounts,
  countCase,
  EMPTY_TALLY,
  type Tally,
  type Witness,
  type Witnessed,
} from './tally.ts';

export type Claim = Law | Published;

/** The records of a file of `data/published/`. */
export type ReadPublished = (file: string) => readonly Readonly<Record<string, string>>[];

/** What a claim says of one case: what is counted, and what a witness of that is to tell. */
interface Finding extends CaseCounts {
  readonly tells: (one: Case, counted: Witnessed, seen: Seen) => Told;
}

type Told = Pick<Witness, 'seen' | 'beside'>;

/** Judges cases one by one. The tallies stand in the order of the claims. */
export class Judge {
  #tallies: readonly Counted[] = [];
  readonly #judges: readonly ((one: Case, seen: Seen) => Finding)[];
  readonly #nearMisses: readonly (readonly NearMisses[] | undefined)[];
  readonly #reader = new CaseReader();

  constructor(claims: readonly Claim[], read: ReadPublished) {
    this.#nearMisses = claims.map(claim => (claim.kind === 'law' ? claim.nearMisses : undefined));
    this.#judges = claims.map(claim =>
      claim.kind === 'law'
        ? judgeLaw(claim)
        : judgePublished(claim, new PrintedTable(claim, read(claim.file))),
    );
    this.begin();
  }

  get tallies(): readonly Tally[] {
    return this.#tallies;
  }

  /** Counts from nothing again: laws are compiled by the machine for the records that they read, which stay the same. */
  begin(): void {
    this.#tallies = this.#judges.map(() => ({ ...EMPTY_TALLY }));
  }

  add(one: Case): void {
    const seen = this.#reader.read(one);
    for (let i = 0; i < this.#tallies.length; i++) {
      const finding = this.#judges[i]!(one, seen);
      const tally = this.#tallies[i]!;
      countCase(tally, one, finding, counted => ({
        at: one.at,
        game: one.game,
        ...finding.tells(one, counted, seen),
      }));
      const nearMisses = this.#nearMisses[i];
      if (nearMisses) tally.told = toldBy(nearMisses, tally.told, seen, isTrueOf(finding));
    }
  }
}

/** A case without its data. */
function lettersOf(one: Case): Case {
  const letters = Object.entries(one.values).slice(0, one.at.length);
  const { at } = one;
  return {
    at,
    get game() {
      return one.game;
    },
    values: Object.fromEntries(letters),
    series: {},
  };
}

type Counted = { -readonly [Key in keyof Tally]: Tally[Key] };

/** Whether the law is true of a case: it holds, or its hypothesis is not met. */
function isTrueOf({ met, holds }: Finding): boolean {
  return holds === 1 || met === 0;
}

/** Which near misses are told from a law; each is looked at until it is, at cases of which the law is true. */
function toldBy(
  nearMisses: readonly NearMisses[],
  before: readonly boolean[] = nearMisses.map(() => false),
  seen: Seen,
  isTrue: boolean,
): readonly boolean[] {
  if (!isTrue || before.every(Boolean)) return before;
  return before.map((is, i) => is || nearMisses[i]!.refuted(...seen));
}

/** What is found of a law is one of a few findings, which are made once. */
function judgeLaw(claim: Law): (one: Case, seen: Seen) => Finding {
  const { where, holds, erratum, mutant, ofLetters } = claim;
  const place = `claim ${claim.id}`;
  /** To a law that reads letters alone a measure is an unknown name. */
  const letters = ofLetters && new CaseReader();
  const seenBy = (one: Case, all: Seen) => (letters ? letters.read(lettersOf(one)) : all);
  const tells: Finding['tells'] = (one, counted, all) =>
    (counted === 'fails' && shownBy(claim, seenBy(one, all))) || numbersOf(one);
  const judged: Finding[] = [];
  const judgedAs = (isTrue: boolean, isMisplaced: boolean, isRefuted: boolean): Finding => {
    const witnessed = [
      ...counted('fails', Number(!isTrue)),
      ...counted('mutantRefuted', Number(isRefuted)),
      ...counted('misplaced', Number(isMisplaced)),
    ];
    return (judged[Number(isTrue) + 2 * Number(isMisplaced) + 4 * Number(isRefuted)] ??= {
      met: 1,
      holds: Number(isTrue),
      witnessed,
      tells,
    });
  };
  return (one, all) => {
    const seen = seenBy(one, all);
    let met = 0;
    try {
      if (where && !ask(where, seen, `${place}.where`)) return NOTHING;
      met = 1;
      const isTrue = ask(holds, seen, `${place}.holds`);
      const isMisplaced =
        erratum !== undefined && ask(erratum.fails.where, seen, `${place}.erratum.fails`) === isTrue;
      const isRefuted = isTrue && mutant !== undefined && !ask(mutant, seen, `${place}.mutant`);
      return judgedAs(isTrue, isMisplaced, isRefuted);
    } catch (thrown) {
      if (thrown instanceof DefinitionError) throw thrown;
      if (thrown instanceof UnknownRead) throw mistakeOf(thrown, place);
      const why = thrown instanceof Error ? thrown.message : String(thrown);
      return thrown instanceof UndecidedRead
        ? { met: 1, holds: 0, witnessed: counted('undecided', 1), tells: () => ({ seen: why }) }
        : { met, holds: 0, witnessed: counted('error', 1), tells: () => ({ seen: why }) };
    }
  };
}

function ask(judgement: Judgement, [row, series, texts]: Seen, where: string): boolean {
  const answer: unknown = judgement(row, series, texts);
  if (typeof answer === 'boolean') return answer;
  const received = answer instanceof Promise ? 'a promise' : `${answer}`;
  throw new DefinitionError([{ where, expected: 'true or false', received }]);
}

/** What is printed and what is right, where an erratum says so. */
function shownBy({ erratum }: Law, seen: Seen): Told | undefined {
  if (erratum?.shows === undefined) return undefined;
  const [what, printed, right, beside] = erratum.shows(...seen);
  return { seen: `${what}: printed ${printed}, right ${right}`, ...(beside && { beside }) };
}

function mistakeOf({ expected, received }: UnknownRead, where: string): DefinitionError {
  return new DefinitionError([{ where, expected, received }]);
}

function numbersOf({ values }: Case): Told {
  const seen = Object.entries(values)
    .map(([name, value]) => `${name} = ${typeof value === 'object' ? value.status : value}`)
    .join(', ');
  return { seen };
}

/** Of a case that does not meet the hypothesis. */
const NOTHING: Finding = { met: 0, holds: 0, witnessed: [], tells: numbersOf };

function counted(what: Witnessed, times: number): CaseCounts['witnessed'] {
  return times === 0 ? [] : [[what, times]];
}

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
    if (typeof value === 'object')
      return { met: 1, holds: 0, witnessed: counted('undecided', 1), tells: () => ({ seen: value.why }) };
    if (value !== printed[name]) {
      const seen = `${name}: printed ${printed[name]}, computed ${value}`;
      return { met: 1, holds: 0, witnessed: counted('fails', 1), tells: () => ({ seen }) };
    }
  }
  return { met: 1, holds: 1, witnessed: [], tells: numbersOf };
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
    const tells = () => {
      const [heap, term] = wrong[0]!;
      return { seen: `heap ${heap}: printed ${term}, computed ${terms[heap] ?? 'no term'}` };
    };
    return { met, holds: met - wrong.length, witnessed: counted('fails', wrong.length), tells };
  } catch (thrown) {
    if (thrown instanceof UnknownRead) throw mistakeOf(thrown, `claim ${claim.id}.terms`);
    if (!(thrown instanceof UndecidedRead)) throw thrown;
    return { met, holds: 0, witnessed: counted('undecided', met), tells: () => ({ seen: thrown.message }) };
  }
}

function letterOf(one: Case, name: string, where: string): number {
  const value = one.values[name];
  if (typeof value === 'number') return value;
  const expected = `letters of the sweep: ${Object.keys(one.values).join(', ')}`;
  throw new DefinitionError([{ where, expected, received: name }]);
}
