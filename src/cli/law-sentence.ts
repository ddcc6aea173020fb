import { type ForAll, gameAt, holdsForAll, holdsForFamily, knownFamily } from '../check/index.ts';
import type { LawQuestion, UndecidedClass } from '../engine/index.ts';
import { BrokenInvariantError, refuse } from '../errors.ts';
import {
  type Affine,
  type ClosedForm,
  type ConditionExpression,
  type ConditionNode,
  closedFormIn,
  type FamilyOfOneLetter,
  formatAffine,
  formatFamilyOfOneLetter,
  formatGame,
  parseClosedForm,
  parseExpression,
} from '../game/index.ts';
import { counted } from './amounts.ts';
import { EXIT } from './exit-code.ts';
import type { KnownLaw } from './law-text.ts';
import type { VerdictCode } from './verdict-of-file.ts';

/** What a sentence on all games of a family comes to. */
export interface SentenceVerdict {
  readonly sequence: LawQuestion['sequence'];
  readonly verdict: 'theorem' | 'fails' | 'undecided';
  /** Certificates that it rests on, and games that were searched by themselves. */
  readonly classes: number;
  readonly games: number;
  /** The least value of the letter that is known to refute it, or why it is not decided; empty for a theorem. */
  readonly why: string;
  /** The game that refutes it: its text, the value of the letter, and preperiod, period and saltus. */
  readonly counterexample?: Readonly<Record<string, string | number | bigint>>;
}

export const CODE_OF = {
  theorem: EXIT.expected,
  fails: EXIT.mismatch,
  undecided: EXIT.undecided,
} as const satisfies Record<SentenceVerdict['verdict'], VerdictCode>;

/** What a sentence may name beside the letter. */
const NUMBERS = ['preperiod', 'period', 'saltus'];

/** A statement in the letter and these numbers, or what B or E is. */
export type Sentence = ConditionExpression | (ClosedForm & { readonly text: string });

/** @throws DefinitionError */
export function readSentence(text: string, letter: string): Sentence {
  const form = closedFormIn(text);
  if (form) return { ...parseClosedForm(form, '--law', [letter]), text };
  return parseExpression(text, { where: '--law', names: [letter, ...NUMBERS], type: 'condition' });
}

/** Judges a sentence of every value of the letter from 0 on that makes a game, as {@link judgeCondition} or {@link judgeForm}. */
export function judgeSentence(
  sentence: Sentence,
  family: FamilyOfOneLetter,
  question: LawQuestion,
  laws: readonly KnownLaw[],
): SentenceVerdict {
  const judged =
    'of' in sentence
      ? judgeForm(sentence, family, question, laws)
      : judgeCondition(sentence, family, question, laws);
  const classes = laws.filter(({ modulus }) => modulus > 0).length;
  return { sequence: question.sequence, classes, games: laws.length - classes, ...judged };
}

type Judged = Pick<SentenceVerdict, 'verdict' | 'why' | 'counterexample'>;

/**
 * Of each class by its numbers, affine in k, for all k; of each single game by its own. A theorem is one only if the checker
 * comes to it from the certificates alone.
 *
 * @param laws of the question, of all classes
 * @throws DefinitionError where no value meets its hypothesis; BrokenInvariantError where the checker has it otherwise
 */
function judgeCondition(
  { root }: ConditionExpression,
  family: FamilyOfOneLetter,
  question: LawQuestion,
  laws: readonly KnownLaw[],
): Judged {
  const found = laws.map(law => ({ law, verdict: decide(root, law) }));
  if (root.kind === 'implies') {
    const isMet = laws.some(
      law => decide({ ...root.left, kind: 'not', operand: root.left }, law).status !== 'holds',
    );
    if (!isMet) {
      const { letter } = laws[0]!;
      refuse(
        '--law',
        `a hypothesis that some game of the family meets, ${letter} >= 0`,
        'one that none does',
      );
    }
  }
  const refuted = found
    .flatMap(({ law, verdict }) =>
      verdict.status === 'fails' && law.status !== 'undecided'
        ? [{ law, value: law.modulus * verdict.k + law.residue, k: verdict.k }]
        : [],
    )
    .sort((p, q) => p.value - q.value);
  if (refuted[0]) {
    const { law, k, value } = refuted[0];
    const open = found.filter(
      ({ law: { modulus, residue, from }, verdict }) =>
        verdict.status === 'undecided' && modulus * from + residue < value,
    );
    const hedge = open.length === 0 ? '' : `; not decided below, for ${open.map(valuesText).join(', ')}`;
    const numbers = numbersAt(law, k);
    const { preperiod, period, saltus } = numbers;
    const seen = `preperiod ${preperiod}, period ${period}, saltus ${saltus}`;
    return {
      verdict: 'fails',
      why: `at ${law.letter} = ${value}: ${seen}${hedge}`,
      counterexample: { game: formatGame(gameAt(family, value)!), [law.letter]: value, ...numbers },
    };
  }
  for (const one of found) {
    if (one.verdict.status !== 'undecided') continue;
    return { verdict: 'undecided', why: `${valuesText(one)}: ${one.verdict.why}` };
  }
  return checked(root, family, question, laws);
}

/** What is true of every class is a theorem where the checker says so too. */
function checked(
  root: ConditionNode,
  family: FamilyOfOneLetter,
  question: LawQuestion,
  laws: readonly KnownLaw[],
): Judged {
  const found = foundByChecker(root, family, question, laws);
  if (found.status === 'holds') return { verdict: 'theorem', why: '' };
  if (found.status === 'undecided') return { verdict: 'undecided', why: found.why };
  throw contradiction(family, 'a sentence holds for every class, and by the checker it does not');
}

/** A closed form is compared by the checker alone, word by word. */
function judgeForm(
  form: ClosedForm,
  family: FamilyOfOneLetter,
  question: LawQuestion,
  laws: readonly KnownLaw[],
): Judged {
  const { letter } = family;
  const { root } = parseExpression(`${letter} >= 0`, { where: '--law', names: [letter], type: 'condition' });
  const found = foundByChecker(root, family, question, laws, form);
  if (found.status === 'holds') return { verdict: 'theorem', why: '' };
  if (found.status === 'undecided') return { verdict: 'undecided', why: found.why };
  const { value, numbers } = found;
  const [preperiod, period, saltus] = numbers as [bigint, bigint, bigint];
  const game = formatGame(gameAt(family, value)!);
  return {
    verdict: 'fails',
    why: `at ${letter} = ${value}: ${game} has another ${form.of}`,
    counterexample: { game, [letter]: value, preperiod, period, saltus },
  };
}

/** From the certificates alone: that they are of all values, and the games before them, the checker finds by itself. */
function foundByChecker(
  root: ConditionNode,
  family: FamilyOfOneLetter,
  question: LawQuestion,
  laws: readonly KnownLaw[],
  form?: ClosedForm,
): ReturnType<typeof holdsForFamily> {
  const certificates = laws.flatMap(law =>
    law.status === 'proved' && 'letter' in law.certificate ? [law.certificate] : [],
  );
  const of = knownFamily(family, question, certificates, 0);
  if (of.status === 'open') return { status: 'undecided', why: of.why };
  if (of.status === 'refused') throw contradiction(family, `a certificate is refused: ${of.why}`);
  return holdsForFamily(root, of.known, family, {}, NUMBERS, form);
}

function contradiction(family: FamilyOfOneLetter, why: string): BrokenInvariantError {
  const name = formatFamilyOfOneLetter(family);
  return new BrokenInvariantError(`${name}: ${why}`, `saltus prove '${name}'`);
}

function valuesText({ law: { letter, modulus, residue } }: { readonly law: KnownLaw }): string {
  return `${letter} = ${formatAffine([modulus, residue], 'k')}`;
}

function decide(condition: ConditionNode, law: KnownLaw): ForAll {
  const { letter, modulus, residue, from } = law;
  if (law.status === 'undecided') return { status: 'undecided', why: law.why };
  const { preperiod, period, saltus } = law;
  return holdsForAll(condition, { [letter]: [modulus, residue], preperiod, period, saltus }, from);
}

function numbersAt({ preperiod, period, saltus }: Exclude<KnownLaw, UndecidedClass>, k: number) {
  const at = ([slope, constant]: Affine) => BigInt(slope) * BigInt(k) + BigInt(constant);
  return { preperiod: at(preperiod), period: at(period), saltus: at(saltus) };
}

export function sentenceAsText(
  text: string,
  family: string,
  letter: string,
  judged: SentenceVerdict,
): string {
  const { sequence, verdict, classes, games, why } = judged;
  const grounds = `by ${counted(classes, 'certificate')} and ${counted(games, 'game')} below them`;
  const of = `${text}, for ${sequence} of ${family}`;
  return verdict === 'theorem'
    ? `theorem: ${of} and every ${letter} >= 0 that makes a game, ${grounds}`
    : `${verdict}: ${of}, ${why}`;
}
