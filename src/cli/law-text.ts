import { type Law, type LawQuestion, resultNumberLaw } from '../engine/index.ts';
import { type Affine, formatAffine, type LawCertificate, type Word } from '../game/index.ts';

/** A class as one object; the certificate goes to a file. */
export function lawAsJson(law: Law): object {
  if (law.status === 'undecided') return law;
  const { certificate, ...numbers } = law;
  return isLaw(certificate) ? { ...numbers, ...wordsOf(certificate) } : numbers;
}

function isLaw(certificate: { readonly format: string }): certificate is LawCertificate {
  return certificate.format === 'saltus-law-certificate-1';
}

function wordsOf({ sequence, before, repeated }: LawCertificate): object {
  return {
    before,
    repeated,
    ...(sequence === 'outcomes' && { resultNumber: resultNumberLaw(before, repeated) }),
  };
}

/** What is known of a family, as people read it. */
export function lawsAsText(
  family: string,
  { ending, objective }: Pick<LawQuestion, 'ending' | 'objective'>,
  laws: readonly Law[],
): string {
  const rule = `${ending} ending, ${objective.replaceAll('-', ' ')}`;
  const sequences = [...new Set(laws.map(({ sequence }) => sequence))];
  return [
    `${family}   (${rule})`,
    ...sequences.flatMap(sequence => {
      const own = laws.filter(law => law.sequence === sequence);
      return [
        `  ${sequence}: the least preperiod and period, for all k`,
        ...own.flatMap(law => lawLines(law, family.startsWith('N'))),
      ];
    }),
  ].join('\n');
}

export function lawLines(law: Law, isAllBut: boolean): string[] {
  const { letter, modulus, residue, from, status } = law;
  const values = `${letter} = ${formatAffine([modulus, residue], 'k')}`;
  const where = modulus === 0 ? values : `${values}, k >= ${from}`;
  if (status === 'undecided') return [`    ${where}: undecided within ${law.limit}: ${law.why}`];
  const tell = (name: string, number: Affine, unit: string) =>
    `${name} ${formatAffine(number, 'k')}${inLetter(number, law)}${unit}`;
  const numbers = [tell('preperiod', law.preperiod, ' heaps'), tell('period', law.period, ' heaps')];
  if (isAllBut) numbers.push(tell('saltus', law.saltus, ''));
  const lines = [`    ${where}: ${numbers.join(', ')}`];
  if (!isLaw(law.certificate)) return lines;
  const { before, repeated, sequence } = law.certificate;
  const name = sequence === 'outcomes' ? 'B' : isAllBut ? 'letters' : 'G';
  lines.push(`      ${name} = ${shown(`${wordAsText(before)}<${wordAsText(repeated)}>`)}`);
  if (sequence === 'outcomes') lines.push(`      E = ${shown(resultNumberLaw(before, repeated))}`);
  return lines;
}

/** The same number by the letter, where that has whole numbers. */
function inLetter([slope, constant]: Affine, { letter, modulus, residue }: Law): string {
  if (slope === 0 || modulus === 1 || slope % modulus !== 0) return '';
  const factor = slope / modulus;
  return ` = ${formatAffine([factor, constant - factor * residue], letter)}`;
}

/** `(01)^k 2`: powers with their exponents. */
function wordAsText(word: Word): string {
  return word
    .map(([text, times]) => {
      if (times[0] === 0 && times[1] === 1) return text;
      const exponent = formatAffine(times, 'k');
      return `${text.length === 1 ? text : `(${text})`}^${/^\w+$/.test(exponent) ? exponent : `(${exponent})`}`;
    })
    .join(' ');
}

/** Characters of a word or formula that are shown before it is cut. */
const LONGEST_SHOWN = 400;

function shown(text: string): string {
  if (text.length <= LONGEST_SHOWN) return text;
  return `${text.slice(0, LONGEST_SHOWN)}… (${text.length} characters; --json has all)`;
}
