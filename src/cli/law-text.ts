import { verdictWord } from '../claim/index.ts';
import { type LawQuestion, resultNumberLaw } from '../engine/index.ts';
import {
  formatAffine,
  formatPolynomial,
  isLoop,
  type LawCertificate,
  type LoopWord,
  type Polynomial,
  type Word,
} from '../game/index.ts';
import type { KnownLaw, RowsLaw, SentenceVerdict } from '../run/index.ts';
import { counted } from './amounts.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { ruleText, shortened } from './game-text.ts';

type AnyLaw = KnownLaw | RowsLaw;

/** Returns a class as one object, in which [u, v, w] is u k² + v k + w; the certificate goes to a file. */
export function lawAsJson(law: AnyLaw): object {
  if (law.status === 'undecided') return law;
  const { certificate, ...numbers } = law;
  if (certificate.format === 'saltus-law-certificate-1') return { ...numbers, ...wordsOf(certificate) };
  if (certificate.format !== 'saltus-rows-certificate-1') return numbers;
  const { scale, groups } = certificate;
  return { ...numbers, scale, groups };
}

function wordsOf({ sequence, before, repeated }: LawCertificate): object {
  return {
    before,
    repeated,
    ...(sequence === 'outcomes' && { resultNumber: resultNumberLaw(before, repeated) }),
  };
}

/** Describes the results for a family. */
export function lawsAsText(
  family: string,
  rule: Pick<LawQuestion, 'ending' | 'objective'>,
  laws: readonly AnyLaw[],
): string {
  const sequences = [...new Set(laws.map(({ sequence }) => sequence))];
  return [
    `${family}   (${ruleText(rule)})`,
    ...sequences.flatMap(sequence => {
      const own = laws.filter(law => law.sequence === sequence);
      return [
        `  ${sequence}: the least preperiod and period, for all k`,
        ...own.flatMap(law => lawLines(law, family.startsWith('N'))),
      ];
    }),
  ].join('\n');
}

function lawLines(law: AnyLaw, isAllBut: boolean): string[] {
  const { letter, modulus, residue, from } = law;
  const values = `${letter} = ${formatAffine([modulus, residue], 'k')}`;
  const where = modulus === 0 ? values : `${values}, k >= ${from}`;
  if (law.status === 'undecided') {
    const within = modulus === 0 ? ` within ${law.limit} heaps` : '';
    return [`    ${where}: undecided${within}: ${law.why}`];
  }
  const describe = (name: string, number: Polynomial, unit: string) =>
    `${name} ${formatPolynomial(number, 'k')}${inLetter(number, law)}${unit}`;
  const numbers = [describe('preperiod', law.preperiod, ' heaps'), describe('period', law.period, ' heaps')];
  if (isAllBut) numbers.push(describe('saltus', law.saltus, ''));
  const line = `    ${where}: ${numbers.join(', ')}`;
  const { certificate } = law;
  if (certificate.format === 'saltus-rows-certificate-1')
    return [`${line}; ${counted(certificate.groups.length, 'group')} of rows`];
  if (certificate.format === 'saltus-loops-certificate-1') {
    const loops = numberOfLoops(certificate.before) + numberOfLoops(certificate.repeated);
    return [`${line}; words with ${counted(loops, 'loop')}`];
  }
  if (certificate.format !== 'saltus-law-certificate-1') return [line];
  const { before, repeated, sequence } = certificate;
  const name = sequence === 'outcomes' ? 'B' : isAllBut ? 'letters' : 'G';
  const lines = [line, `      ${name} = ${shortened(`${wordAsText(before)}<${wordAsText(repeated)}>`)}`];
  if (sequence === 'outcomes') lines.push(`      E = ${shortened(resultNumberLaw(before, repeated))}`);
  return lines;
}

/** Returns the same number in terms of the letter m k + r, if its coefficients are integers. */
function inLetter(polynomial: Polynomial, { letter, modulus, residue }: AnyLaw): string {
  if (modulus <= 1 || polynomial.slice(0, -1).every(c => c === 0)) return '';
  // With k = (letter - residue) / modulus: divides the coefficients, then shifts the letter.
  const own = polynomial.map((c, i) => c / modulus ** (polynomial.length - 1 - i));
  for (let end = own.length; end > 1; end--) for (let i = 1; i < end; i++) own[i]! -= residue * own[i - 1]!;
  return own.every(Number.isSafeInteger) ? ` = ${formatPolynomial(own, letter)}` : '';
}

function numberOfLoops(word: LoopWord): number {
  return word.reduce((loops, item) => (isLoop(item) ? loops + 1 + numberOfLoops(item.body) : loops), 0);
}

/** `(01)^k 2`: powers with their exponents. */
function wordAsText(word: Word): string {
  return word
    .map(([text, times]) => {
      if (times[0] === 0 && times[1] === 1) return text;
      const exponent = formatAffine(times, 'k');
      return `${text.length === 1 ? text : `(${text})`}^${/^(\d+|[a-z])$/.test(exponent) ? exponent : `(${exponent})`}`;
    })
    .join(' ');
}

export const CODE_OF = {
  theorem: EXIT.expected,
  fails: EXIT.mismatch,
  undecided: EXIT.undecided,
} as const satisfies Record<SentenceVerdict['verdict'], ExitCode>;

export function sentenceAsText(
  text: string,
  family: string,
  letter: string,
  judged: SentenceVerdict,
): string {
  const { sequence, verdict, classes, games, why } = judged;
  const grounds = `by ${counted(classes, 'certificate')} and ${counted(games, 'game')} below their classes`;
  const word = verdictWord(verdict);
  const subject = `${text}, for ${sequence} of ${family}`;
  return verdict === 'theorem'
    ? `${word}: ${subject} and every ${letter} >= 0 that makes a game, ${grounds}`
    : `${word}: ${subject}, ${why}`;
}
