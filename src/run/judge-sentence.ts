import {
  closedFormConclusion,
  gameAt,
  holdsForFamily,
  knownFamily,
  type OfSentence,
  type ProvedLaw,
} from '../check/index.ts';
import { MEASURES } from '../claim/index.ts';
import type { LawQuestion, SingleGame, UndecidedClass } from '../engine/index.ts';
import { BrokenInvariantError, refuse, relocateIssues } from '../errors.ts';
import {
  type ClosedForm,
  type ConditionExpression,
  type ConditionNode,
  closedFormIn,
  type FamilyOfOneLetter,
  formatFamilyOfOneLetter,
  formatGame,
  hintOnClosedForm,
  parseClosedForm,
  parseExpression,
} from '../game/index.ts';
import { atLeast } from './laws.ts';
import type { LoopsLaw } from './loops-laws.ts';

/** A law of a class or of a single game, or a class without one. */
export type KnownLaw = ProvedLaw | LoopsLaw | SingleGame | UndecidedClass;

/** The verdict on a sentence about all games of a family. */
export interface SentenceVerdict {
  readonly sequence: LawQuestion['sequence'];
  readonly verdict: 'theorem' | 'fails' | 'undecided';
  /** Number of certificates that it rests on, and of games that were searched one by one. */
  readonly classes: number;
  readonly games: number;
  /** The least value of the letter that is known to refute it, or why it is not decided; empty for a theorem. */
  readonly why: string;
  /** The game that refutes it: its text, the value of the letter, and preperiod, period and saltus. */
  readonly counterexample?: Readonly<Record<string, string | number | bigint>>;
}

/** The names that a sentence may use in addition to the letter, for nim-values and for outcomes. */
const NUMBERS = MEASURES['nim-values'];
const OF_OUTCOMES = MEASURES.outcomes;

/** A statement in the letter and numbers, or what B or E is. */
export type Sentence = {
  readonly text: string;
  /** The place of the sentence, for errors. */
  readonly where: string;
  readonly ofOutcomes: boolean;
} & ((ConditionExpression & { readonly measures: readonly string[] }) | ClosedForm);

/** @throws DefinitionError */
export function readSentence(text: string, letter: string, where: string): Sentence {
  const form = closedFormIn(text);
  if (form) return { ...parseClosedForm(form, where, [letter]), text, where, ofOutcomes: true };
  const names = [letter, ...NUMBERS, ...OF_OUTCOMES];
  const hint = hintOnClosedForm(text);
  const read = relocateIssues(
    () => parseExpression(text, { where, names, type: 'condition' }),
    issue => (hint === undefined ? issue : { ...issue, hint }),
  );
  const [either, ofOutcomes] = [NUMBERS, OF_OUTCOMES].map((names: readonly string[]) =>
    read.names.some(name => names.includes(name)),
  );
  if (either && ofOutcomes)
    refuse(where, `only ${NUMBERS.join(', ')}, or only ${OF_OUTCOMES.join(' and ')}`, text);
  return { ...read, text, where, ofOutcomes: ofOutcomes!, measures: ofOutcomes ? OF_OUTCOMES : NUMBERS };
}

/**
 * Judges a sentence about every non-negative value of the letter that makes a game. It fails if one game with known
 * numbers refutes it, even if others are undecided. It is a theorem only if the checker concludes it from the
 * certificates alone. Statements on B or E are judged only by the certificates.
 *
 * @param laws of the question, of all classes
 * @throws DefinitionError if no value satisfies its hypothesis; BrokenInvariantError if the checker concludes otherwise
 */
export function judgeSentence(
  sentence: Sentence,
  family: FamilyOfOneLetter,
  question: LawQuestion,
  laws: readonly KnownLaw[],
): SentenceVerdict {
  const isForm = 'of' in sentence;
  const found = isForm ? undefined : foundByLaws(sentence, family, laws);
  const checked =
    found && found.status !== 'holds' ? found : foundByChecker(sentence, family, question, laws);
  if (found?.status === 'holds' && checked.status === 'fails')
    throw contradiction(family, 'a statement holds for every class, but the checker refutes it');
  const classes = laws.filter(({ modulus }) => modulus > 0).length;
  const common = { sequence: question.sequence, classes, games: laws.length - classes };
  if (checked.status === 'holds') return { ...common, verdict: 'theorem', why: '' };
  if (checked.status === 'undecided') return { ...common, verdict: 'undecided', why: checked.why };
  const { value, numbers, below } = checked;
  const [preperiod, period, saltus] = numbers;
  const game = formatGame(gameAt(family, value)!);
  const seen = isForm
    ? `${game} has another ${sentence.of}`
    : `preperiod ${preperiod}, period ${period}, saltus ${saltus}`;
  const hedge = below.length === 0 ? '' : `; undecided below that, for ${below.join(', ')}`;
  return {
    ...common,
    verdict: 'fails',
    why: `at ${family.letter} = ${value}: ${seen}${hedge}`,
    counterexample: { game, [family.letter]: value, preperiod, period, saltus },
  };
}

/** Judges by the known numbers, even if those of other classes are unknown. */
function foundByLaws(
  { root, measures, where }: Extract<Sentence, ConditionExpression>,
  family: FamilyOfOneLetter,
  laws: readonly KnownLaw[],
): OfSentence {
  const games = {
    parts: laws.flatMap(law => (law.status === 'undecided' ? [] : [{ ...law, numbers: law }])),
    open: laws.flatMap(law => (law.status === 'undecided' ? [law] : [])),
  };
  const decided = (condition: ConditionNode) => holdsForFamily(condition, games, family, {}, measures);
  if (root.kind === 'implies') {
    const none = decided({ ...root.left, kind: 'not', operand: root.left });
    const expected = `a hypothesis that some game of the family satisfies, for ${family.letter} >= 0`;
    if (none.status === 'holds') refuse(where, expected, 'a hypothesis that no game satisfies');
  }
  return decided(root);
}

/**
 * Judges only by the certificates. The checker itself verifies that they cover all values, and replays the games below
 * their classes.
 */
function foundByChecker(
  sentence: Sentence,
  family: FamilyOfOneLetter,
  question: LawQuestion,
  laws: readonly KnownLaw[],
): OfSentence {
  const certificates = laws.flatMap(law =>
    law.status === 'proved' && 'letter' in law.certificate ? [law.certificate] : [],
  );
  const facts = knownFamily(family, question, certificates, 0);
  if (facts.status === 'open') return { status: 'undecided', why: facts.why };
  if (facts.status === 'refused')
    throw contradiction(family, `the checker rejects a certificate: ${facts.why}`);
  if (!('of' in sentence)) return holdsForFamily(sentence.root, facts.known, family, {}, sentence.measures);
  return holdsForFamily(
    atLeast(family.letter, 0),
    facts.known,
    family,
    {},
    [],
    closedFormConclusion(sentence),
  );
}

function contradiction(family: FamilyOfOneLetter, why: string): BrokenInvariantError {
  const name = formatFamilyOfOneLetter(family);
  return new BrokenInvariantError(`${name}: ${why}`, `npx saltus prove '${name}'`);
}
