import type { ClosedFormText } from '../game/index.ts';
import type { Row, SeriesOf, Texts } from './case.ts';
import type { ForAllValues } from './for-all-values.ts';

/** A judgement on a case: it reads the numbers, and if necessary the series and texts. */
export type Judgement = (row: Row, series: SeriesOf, texts: Texts) => boolean;

/** The ways in which a statement can fail, by weight. */
export const ERRATUM_NATURES = {
  wrong: 'It is wrong as printed',
  hypothesis: 'It holds under a hypothesis that it does not state',
  step: 'A step of a proof fails as printed; its conclusion holds',
  slip: 'A slip of wording, counting or print; the meaning is clear',
} as const;

/** A known error in a printed statement. */
export interface Erratum {
  readonly nature: keyof typeof ERRATUM_NATURES;
  /** The statement as printed, quoted short. */
  readonly printed: string;
  readonly right: string;
  readonly why: string;
  /**
   * The condition under which it fails, among the cases that satisfy its hypothesis: there each case fails, elsewhere
   * none.
   */
  readonly fails: { readonly says: string; readonly where: Judgement };
  /** The printed and the right value for a failing case, side by side; default: the numbers of the case. */
  readonly shows?: Shows;
  /** The failing cases as a table, if they are few: the case, and the printed and the right value. */
  readonly exceptions?: readonly (readonly [name: string, printed: Shown, right: Shown])[];
  /** The erratum of the same pipeline that is another symptom of the same error. */
  readonly partOf?: string;
  /** The id of the law in the same pipeline that checks the correction. */
  readonly correctedBy?: string;
  /** The statements of `proofs/Statement.v`, proved in Coq, that refute the printed one. */
  readonly coq?: readonly string[];
}

/** A comparison such as `['G(3)', 1, 0]`: 1 is printed, 0 is right. It may name another game for comparison. */
export type Shows = (
  row: Row,
  series: SeriesOf,
  texts: Texts,
) => readonly [what: string, printed: Shown, right: Shown, beside?: string];
type Shown = string | number;

/** A proof of a law for more than the cases of a sweep. */
export interface Theorem {
  /** The place of the proof: a page of `docs/`, or a source as {@link keyOfSource} reads it, with any corrections. */
  readonly reference: string;
  /** The hypothesis of the proof: all cases that satisfy the law's own hypothesis, beyond any sweep. */
  readonly hypothesis: string;
  /** The statements of `proofs/Statement.v` that together say the law under this hypothesis, and are proved in Coq. */
  readonly coq?: readonly string[];
}

/** A question that was open when it was posed, and may be decided now. */
export interface Conjecture {
  /** The source that asks, and where. If absent, the works in `prior-work.csv` that state it, else this project. */
  readonly askedBy?: string;
  /** The range that others checked; absent if not known. */
  readonly before?: string;
  /** The ranges in whose rows `saltus guess` found it. */
  readonly guessedFrom?: string;
  /** The range of a longer run, in which it held: `reports/long-runs/open-questions.md` has the sentence. */
  readonly longer?: string;
  /** The options of `run` that continue beyond the range of the pipeline. */
  readonly further: string;
}

/** A closed form of B or E in parameters, which holds in the cases that meet all of the conditions. */
export interface StatedForm {
  readonly form: ClosedFormText;
  readonly where: readonly string[];
}

/** Mutants: statements that differ from a law at one place, each of which some case should refute. */
export interface MutantsOfText {
  readonly says: string;
  /**
   * Whether one of the mutants is false; it is evaluated also if the law's own hypothesis is not satisfied, since that
   * may be the difference.
   */
  readonly refuted: Judgement;
}

/** A statement about every case of a sweep, as a function with the sentence that it checks. */
export interface Law {
  readonly kind: 'law';
  readonly id: string;
  /** The place in print, as {@link keyOfSource} reads it; default: the pipeline's source. */
  readonly source?: string;
  readonly says: string;
  /** The hypothesis: cases that do not meet it say nothing. Every case meets it if absent. */
  readonly where?: Judgement;
  readonly holds: Judgement;
  /**
   * A mutant of the law: one constant or inequality changed. A case for which the law holds must refute it; a check
   * that cannot distinguish the two would prove nothing. A statement with an erratum has none: each case is tested
   * against the erratum's condition, in both directions.
   */
  readonly mutant?: Judgement;
  readonly mutantSays?: string;
  /**
   * Whether the mutant is refuted at a case that does not satisfy the law's hypothesis. Present if the mutant has a
   * hypothesis of its own. The law is true of such a case, so the case distinguishes the two.
   */
  readonly mutantRefutedBeside?: Judgement;
  /** The mutants of a law given as text, by place. Those that no case refutes are listed with its verdict. */
  readonly nearMisses?: readonly MutantsOfText[];
  /** The texts of which the sentence consists, hypothesis first, if it does. */
  readonly formulas?: readonly string[];
  /** The closed form of B or E that the law states, and its hypothesis, if both are texts. */
  readonly closedForm?: StatedForm;
  /** The erratum of a printed statement that is known to fail: it must fail, and its failure does not fail the run. */
  readonly erratum?: Erratum;
  /**
   * Set if the law reads only letters and computes the rest from them: a step of arithmetic, or of a game that it plays
   * itself. No data of a wrong game could refute it.
   */
  readonly ofLetters?: true;
  /** The proof of the law, if any. If a proved law fails, the proof or the engine is wrong: an error, not a verdict. */
  readonly theorem?: Theorem;
  /** The part of the law that certificates decide. */
  readonly provable?: ForAllValues;
  /** The conjecture, whatever its verdict. */
  readonly conjecture?: Conjecture;
}
