import { type LawQuestion, resultNumberLaw } from '../engine/index.ts';
import {
  type Affine,
  formatAffine,
  formatQuadratic,
  type LawCertificate,
  type RowsCertificate,
  type Word,
} from '../game/index.ts';
import type { KnownLaw, RowsLaw, SentenceVerdict } from '../run/index.ts';
import { counted } from './amounts.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { ruleText, shortened } from './game-text.ts';

type Quadratic = RowsCertificate['period'];

/** A class as one object, [u, v, w] being u k² + v k + w; the certificate goes to a file. */
export function lawAsJson(law: KnownLaw | RowsLaw): object {
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
  laws: readonly (KnownLaw | RowsLaw)[],
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

function lawLines(law: KnownLaw | RowsLaw, isAllBut: boolean): string[] {
  const { letter, modulus, residue, from } = law;
  const values = `${letter} = ${formatAffine([modulus, residue], 'k')}`;
  const where = modulus === 0 ? values : `${values}, k >= ${from}`;
  if (law.status === 'undecided') {
    const within = modulus === 0 ? ` within ${law.limit} heaps` : '';
    return [`    ${where}: undecided${within}: ${law.why}`];
  }
  const tell = (name: string, number: Affine | Quadratic, unit: string) => {
    const quadratic: Quadratic = number.length === 2 ? [0, ...number] : number;
    return `${name} ${formatQuadratic(quadratic, 'k')}${inLetter(quadratic, law)}${unit}`;
  };
  const numbers = [tell('preperiod', law.preperiod, ' heaps'), tell('period', law.period, ' heaps')];
  if (isAllBut) numbers.push(tell('saltus', law.saltus, ''));
  const line = `    ${where}: ${numbers.join(', ')}`;
  const { certificate } = law;
  if (certificate.format === 'saltus-rows-certificate-1')
    return [`${line}; ${counted(certificate.groups.length, 'group')} of rows`];
  if (certificate.format !== 'saltus-law-certificate-1') return [line];
  const { before, repeated, sequence } = certificate;
  const name = sequence === 'outcomes' ? 'B' : isAllBut ? 'letters' : 'G';
  const lines = [line, `      ${name} = ${shortened(`${wordAsText(before)}<${wordAsText(repeated)}>`)}`];
  if (sequence === 'outcomes') lines.push(`      E = ${shortened(resultNumberLaw(before, repeated))}`);
  return lines;
}

/** Returns the same number in terms of the letter m k + r, if its coefficients are integers. */
function inLetter([u, v, w]: Quadratic, { letter, modulus: m, residue: r }: KnownLaw | RowsLaw): string {
  if (m <= 1 || (u === 0 && v === 0)) return '';
  const square = u / (m * m);
  const linear = v / m - 2 * square * r;
  const own = [square, linear, w - square * r * r - linear * r] as const;
  return own.every(Number.isSafeInteger) ? ` = ${formatQuadratic(own, letter)}` : '';
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
  const of = `${text}, for ${sequence} of ${family}`;
  return verdict === 'theorem'
    ? `theorem: ${of} and every ${letter} >= 0 that makes a game, ${grounds}`
    : `${verdict}: ${of}, ${why}`;
}
