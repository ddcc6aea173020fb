import type { ClosedFormText } from '../game/index.ts';
import type { ForAllValues } from './for-all-values.ts';
import type { Row, SeriesOf, Texts } from './row.ts';

/** Looks at the numbers of a case, and at its series and texts where it needs them. */
export type Judgement = (row: Row, series: SeriesOf, texts: Texts) => boolean;

/** In what way a statement fails, in the order of weight. */
export const ERRATUM_NATURES = {
  wrong: 'It is wrong as printed',
  hypothesis: 'It holds under a hypothesis that it does not state',
  step: 'A step of a proof fails as printed; its conclusion holds',
  slip: 'A slip of wording, counting or print; the meaning is clear',
} as const;

/** What is known to be wrong with a printed statement. */
export interface Erratum {
  readonly nature: keyof typeof ERRATUM_NATURES;
  /** The statement as printed, quoted short. */
  readonly printed: string;
  readonly right: string;
  readonly why: string;
  /** Exactly where it fails, among the cases that meet its hypothesis: there each case fails, elsewhere none. */
  readonly fails: { readonly says: string; readonly where: Judgement };
  /** What is printed and what is right of a case that fails, side by side; its numbers if absent. */
  readonly shows?: Shows;
  /** The erratum of the same pipeline of which this one is another sign: the two are one fault. */
  readonly partOf?: string;
  /** The law of the same pipeline that checks what is right. */
  readonly correctedBy?: string;
  /** The statements of `proofs/Statement.v`, proved in Coq, by which what is printed fails. */
  readonly coq?: readonly string[];
}

/** In the words of the field: `['G(3)', 1, 0]` where 1 is printed and 0 is right; and another game to look at, if any. */
export type Shows = (
  row: Row,
  series: SeriesOf,
  texts: Texts,
) => readonly [what: string, printed: Shown, right: Shown, beside?: string];
type Shown = string | number;

/** A proof of a law for more than the cases of a sweep. */
export interface Theorem {
  /** Where it stands: a page of `docs/`, or a source as {@link keyOfSource} reads it, with what was corrected in it. */
  readonly reference: string;
  /** Of what it is proved: of all that meets the law's own hypothesis, however far a sweep goes. */
  readonly hypothesis: string;
  /** The statements of `proofs/Statement.v` that together say the law under this hypothesis, and are proved in Coq. */
  readonly coq?: readonly string[];
}

/** A question that was open when it was asked, and may be decided now. */
export interface Conjecture {
  /** The source that asks, and where. If absent, the works in `prior-work.csv` that state it, else this project. */
  readonly askedBy?: string;
  /** How far others checked it; absent where nothing is known of that. */
  readonly before?: string;
  /** The ranges in whose rows `saltus guess` found it. */
  readonly guessedFrom?: string;
  /** The range of a longer run, in which it held: `reports/long-runs/open-questions.md` has the sentence. */
  readonly longer?: string;
  /** The options of `run` that go on from the range of the pipeline. */
  readonly further: string;
}

/** A closed form of B or E in parameters, which holds in the cases that meet all of the conditions. */
export interface StatedForm {
  readonly form: ClosedFormText;
  readonly where: readonly string[];
}

/** Statements that differ from a law at one place, and should be told from it. */
export interface NearMisses {
  readonly says: string;
  /** Whether one of them is false; where the law's own hypothesis is not met too, since it may be what differs. */
  readonly refuted: Judgement;
}

/** A statement about every case of a sweep, as a function with the sentence that it checks. */
export interface Law {
  readonly kind: 'law';
  readonly id: string;
  /** Where it is printed, as {@link keyOfSource} reads it; the pipeline's source if absent. */
  readonly source?: string;
  readonly says: string;
  /** The hypothesis: cases that do not meet it say nothing. Every case meets it if absent. */
  readonly where?: Judgement;
  readonly holds: Judgement;
  /**
   * A near miss of the law: one constant or inequality changed. It must be refuted by a case for which the law
   * holds; a check that cannot tell the two apart would prove nothing. A statement with an erratum has none: each case
   * is judged by where the erratum says that it fails, both ways.
   */
  readonly mutant?: Judgement;
  readonly mutantSays?: string;
  /**
   * Whether the mutant is refuted at a case that does not meet the hypothesis of the law: where the two have hypotheses of
   * their own. The law is true of such a case, so it tells the two apart.
   */
  readonly mutantRefutedBeside?: Judgement;
  /** Of a law that is a text, place by place. Which of them the cases do not tell from the law is said beside its verdict. */
  readonly nearMisses?: readonly NearMisses[];
  /** The texts of which the sentence consists, hypothesis first, where it consists of such. */
  readonly formulas?: readonly string[];
  /** The closed form of B or E that the law states, and its hypothesis, if both are texts. */
  readonly closedForm?: StatedForm;
  /** For a printed statement that is known to fail: it must fail, and its failing does not fail the run. */
  readonly erratum?: Erratum;
  /**
   * Reads letters alone, and computes all that it says from them: a step of arithmetic, or of a game that it plays itself. No
   * data of a wrong game could refute it.
   */
  readonly ofLetters?: true;
  /** For a law that is proved: where it fails, the proof or the engine is wrong, which is an error and no verdict. */
  readonly theorem?: Theorem;
  /** What certificates decide of it. */
  readonly provable?: ForAllValues;
  /** For a conjecture, whatever came of it. */
  readonly conjecture?: Conjecture;
}
