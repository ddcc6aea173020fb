import { ProvedLaw } from '../../check/index.ts';
import {
  distanceOf,
  type LawLimits,
  type LawQuestion,
  proveFamily,
  singleGames,
  type UndecidedClass,
} from '../../engine/index.ts';
import { DefinitionError, type Issue, refuse } from '../../errors.ts';
import {
  type FamilyOfOneLetter,
  formatFamilyOfOneLetter,
  type LawEnding,
  MAX_NUMBERS,
  type Objective,
  parseFamilyOfOneLetter,
  parseHeaps,
} from '../../game/index.ts';
import {
  certificatesByGrowth,
  exactJson,
  judgeSentence,
  type KnownLaw,
  provedLoops,
  provedRows,
  type RowsLaw,
  readSentence,
} from '../../run/index.ts';
import { EXIT, type ExitCode, worst } from '../exit-code.ts';
import { knownHere, reportKnown } from '../known.ts';
import { CODE_OF, lawAsJson, lawsAsText, sentenceAsText } from '../law-text.ts';
import { wholeNumber } from '../numbers.ts';
import type { Terminal } from '../terminal.ts';
import { insistOnFolder, writeProofs } from '../written.ts';

export interface ProveArguments {
  readonly family: string;
  readonly ending: LawEnding;
  readonly objective: Objective;
  readonly sequence?: LawQuestion['sequence'] | undefined;
  readonly law?: string | undefined;
  readonly modulus: string;
  readonly limit: string;
  readonly certificate?: string | undefined;
  readonly json: boolean;
}

const MAX_CLASSES = 1e5;

/**
 * Prints the laws of a family, or whether a sentence on all of its games is true. `src/check` verifies each law before it
 * is used, and also a theorem as a whole.
 */
export function proveCommand(args: ProveArguments, terminal: Terminal): ExitCode {
  insistOnFolder(args.certificate);
  const family = parseFamilyOfOneLetter(args.family);
  const limits = {
    modulus: wholeNumber(args.modulus, '--modulus', { min: 1, max: MAX_CLASSES }),
    heaps: parseHeaps(args.limit, '--limit'),
  };
  const sentence = args.law === undefined ? undefined : readSentence(args.law, family.letter, '--law');
  if (sentence?.ofOutcomes && args.sequence === 'nim-values')
    refuse('--sequence', 'outcomes, because the law is about outcomes', args.sequence);
  const sequences = sentence?.ofOutcomes
    ? sequencesOf(family, { ...args, sequence: 'outcomes' }, '--law')
    : sequencesOf(family, args, '--sequence');
  const known = knownHere({
    family: { game: formatFamilyOfOneLetter(family), over: { [family.letter]: '1..10^6' } },
    ending: args.ending,
    objective: args.objective,
  });
  const isObject = args.json && sentence !== undefined;
  if (!isObject) reportKnown(known, terminal);
  const rows = sentence ? undefined : provedRows(family);
  if (rows) {
    const games = singleGames(family, { ...args, sequence: 'nim-values' }, rows, limits);
    return reportLaws(family, [...rows, ...games], args, terminal);
  }
  const { ending, objective } = args;
  const laws = sequences.flatMap(sequence => {
    const question = { ending, objective, sequence };
    const found = classesOf(family, sentence && distanceOf(family), question, limits);
    return sentence ? withFirstGames(found, family, question, limits) : found;
  });
  if (!sentence) return reportLaws(family, laws, args, terminal);
  writeCertificates(laws, args.certificate, terminal);
  const codes = sequences.map(sequence => {
    const own = laws.filter(law => law.sequence === sequence);
    const judged = judgeSentence(sentence, family, { ending, objective, sequence: sequence }, own);
    const { text } = sentence;
    const name = formatFamilyOfOneLetter(family);
    const asJson = { family: name, law: text, ...judged, known };
    terminal.out(args.json ? exactJson(asJson) : sentenceAsText(text, name, family.letter, judged));
    return CODE_OF[judged.verdict];
  });
  return worst(codes);
}

/**
 * Returns all classes. A sentence cannot use those of N - {a, a+d, 2a+d}, whose period grows like a square: they are
 * undecided.
 */
function classesOf(
  family: FamilyOfOneLetter,
  distance: number | undefined,
  question: LawQuestion,
  limits: LawLimits,
): readonly KnownLaw[] {
  if (distance === undefined) return provedClasses(family, question, limits);
  const why = 'statements about a quadratic period are not decided for all k';
  const { letter } = family;
  const common = { letter, modulus: distance, sequence: question.sequence, from: 0, limit: 0, why } as const;
  return Array.from({ length: distance }, (_, residue) => ({ ...common, residue, status: 'undecided' }));
}

const LOOPS = 'saltus-loops-certificate-1';

/** Returns the laws of all classes. Classes that words of powers leave open are tried with words with loops. */
function provedClasses(
  family: FamilyOfOneLetter,
  question: LawQuestion,
  limits: LawLimits,
): readonly KnownLaw[] {
  const byGrowth = certificatesByGrowth(family, question).map(certificate => ProvedLaw.ofLoops(certificate));
  if (byGrowth.length > 0) return [...byGrowth, ...singleGames(family, question, byGrowth, limits)];
  const found = proveFamily(family, question, limits);
  const classes = found
    .filter(({ modulus }) => modulus > 0)
    .flatMap((law): readonly KnownLaw[] => {
      if (law.status === 'proposed') return [ProvedLaw.of(law.certificate)];
      return law.status === 'undecided' ? provedLoops(family, law, question) : [law];
    });
  const later = classes.filter(law => law.status === 'proved' && law.certificate.format === LOOPS);
  const games = [
    ...found.flatMap(law => (law.modulus === 0 && law.status !== 'proposed' ? [law] : [])),
    ...singleGames(family, question, later, limits),
  ];
  return [...classes, ...games.sort((p, q) => p.residue - q.residue)];
}

/**
 * Approximate number of values of the letter for which the games of an open class are searched one by one, since one may
 * refute a sentence.
 */
const LOOKED_AT = 200;

function withFirstGames(
  laws: readonly KnownLaw[],
  family: FamilyOfOneLetter,
  question: LawQuestion,
  limits: LawLimits,
): readonly KnownLaw[] {
  const isOpen = (law: KnownLaw): law is UndecidedClass => law.status === 'undecided' && law.modulus > 0;
  const later = laws.filter(isOpen).map(law => ({ ...law, from: Math.ceil(LOOKED_AT / law.modulus) }));
  return [...laws.filter(law => !isOpen(law)), ...later, ...singleGames(family, question, later, limits)];
}

function reportLaws(
  family: FamilyOfOneLetter,
  laws: readonly (KnownLaw | RowsLaw)[],
  args: ProveArguments,
  terminal: Terminal,
): ExitCode {
  const name = formatFamilyOfOneLetter(family);
  terminal.out(args.json ? JSON.stringify(laws.map(lawAsJson)) : lawsAsText(name, args, laws));
  writeCertificates(laws, args.certificate, terminal);
  const open = laws.filter(({ status }) => status === 'undecided').length;
  if (open === 0) return EXIT.expected;
  terminal.err(`${open} of ${laws.length} undecided`);
  return EXIT.undecided;
}

function writeCertificates(
  laws: readonly (KnownLaw | RowsLaw)[],
  path: string | undefined,
  terminal: Terminal,
): void {
  if (path === undefined) return;
  const certificates = laws.flatMap(law => (law.status === 'proved' ? [law.certificate] : []));
  if (certificates.length === 0) terminal.err(`nothing was proved, and nothing was written to ${path}`);
  else writeProofs(path, certificates, { noun: 'certificate' }, terminal);
}

/**
 * Returns the sequences that the games have under the rule, or only the requested one.
 *
 * @param asking the option that requests one
 */
function sequencesOf(
  { kind, numbers }: FamilyOfOneLetter,
  { family, ending, objective, sequence }: ProveArguments,
  asking: '--sequence' | '--law',
): readonly LawQuestion['sequence'][] {
  const issues: Issue[] = [];
  const note = (where: string, expected: string, received: string) =>
    issues.push({ where, expected, received });
  const isNormal = objective === 'last-player-wins';
  if (numbers.length > MAX_NUMBERS) note('family', `at most ${MAX_NUMBERS} numbers`, `${numbers.length}`);
  if (kind === 'all-but') {
    const expected = 'a finite set, {…}, for measures that all-but games do not have';
    if (ending !== 'normal') note('--ending', expected, family);
    if (!isNormal) note('--objective', expected, family);
    if (sequence === 'outcomes') note(asking, expected, family);
  } else if (!isNormal && sequence === 'nim-values') {
    note('--sequence', 'outcomes: heaps have no nim-values under last-player-loses', sequence);
  }
  if (issues.length > 0) throw new DefinitionError(issues);
  if (sequence !== undefined) return [sequence];
  return kind === 'all-but' ? ['nim-values'] : isNormal ? ['nim-values', 'outcomes'] : ['outcomes'];
}
