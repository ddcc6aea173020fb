import {
  costOf,
  type FamilyCertificate,
  gameAt,
  knownByVerified,
  type ResidueClaim,
  residueClaimFault,
  type Verdict,
  verifyCertificate,
  verifyLaw,
  verifyLoops,
  verifyResidues,
  verifyRows,
} from '../check/index.ts';
import { DefinitionError } from '../errors.ts';
import {
  type Certificate,
  certificateFault,
  formatAffine,
  formatGame,
  formatPolynomial,
  type LawCertificate,
  type LoopsCertificate,
  lawCertificateFault,
  loopsCertificateFault,
  parseFamilyOfOneLetter,
  type RowsCertificate,
  rowsCertificateFault,
} from '../game/index.ts';
import { readExactJson } from '../run/index.ts';
import { counted } from './amounts.ts';
import { EXIT, type ExitCode, worst } from './exit-code.ts';
import { ruleText } from './game-text.ts';
import type { Terminal } from './terminal.ts';
import { exitCodeOfVerdict, type FileVerdict, paintedVerdict } from './verdict-of-file.ts';

/** The kinds of certificates, recognised by their fields, each with its check. */
const KINDS: {
  readonly [Format in AnyCertificate['format']]: Kind<Extract<AnyCertificate, { format: Format }>>;
} = {
  'saltus-certificate-1': { faultOf: certificateFault, outcomeOf: ofReplay },
  'saltus-certificate-2': { faultOf: certificateFault, outcomeOf: ofReplay },
  'saltus-law-certificate-1': { faultOf: lawCertificateFault, outcomeOf: ofLaw },
  'saltus-loops-certificate-1': { faultOf: loopsCertificateFault, outcomeOf: ofLoops },
  'saltus-rows-certificate-1': { faultOf: rowsCertificateFault, outcomeOf: ofRows },
  'saltus-residue-proof-1': { faultOf: residueClaimFault, outcomeOf: ofResidues },
};

type AnyCertificate = Certificate | LawCertificate | RowsCertificate | LoopsCertificate | ResidueClaim;

interface Kind<Proof> {
  readonly faultOf: (value: unknown) => string | undefined;
  outcomeOf(proof: Proof, limit: number, report: (text: string) => void): Outcome;
}

/** The result for one certificate. */
interface Outcome {
  /** The statement of the certificate: a sequence, and its period. */
  readonly says: string;
  /** Further fields for `--json`. */
  readonly facts: object;
  readonly verdict: { readonly ok: true; readonly heaps?: number } | Extract<Verdict, { ok: false }>;
  /** The verifier, if it is verified. */
  readonly by: string;
}

/** Checks the certificates of a file by replaying them with the plainest means, and says the cost first. */
export function verifyCertificates(file: string, limit: number, json: boolean, terminal: Terminal): ExitCode {
  const certificates = readCertificates(file);
  const codes = certificates.map(proof => {
    const kind: Kind<typeof proof> = KINDS[proof.format];
    const { says, facts, verdict, by } = kind.outcomeOf(proof, limit, text =>
      terminal.err(`${file}: ${text}`),
    );
    const word = wordOf(verdict);
    const text = `${file}: ${paintedVerdict(word, terminal)}: ${says}; ${verdict.ok ? by : verdict.why}`;
    const limitReached = word === 'undecided' ? { limit } : {};
    terminal.out(
      json ? JSON.stringify({ file, ...facts, verdict: word, ...verdict, ...limitReached }) : text,
    );
    return exitCodeOfVerdict(word);
  });
  const code = worst(codes);
  for (const { says, ...facts } of code === EXIT.expected ? coverageOf(certificates) : []) {
    if (json) terminal.out(JSON.stringify({ file, ...facts }));
    terminal.err(`${file}: ${says}`);
  }
  return code;
}

/** The rule of certificates with loops. */
const NORMAL_PLAY = { ending: 'normal', objective: 'last-player-wins' } as const;

/** Maximum number of replayed games printed; the JSON has all. */
const MAX_PRINTED_GAMES = 10;

/**
 * Says for each family whether its classes hold all values of the letter except finitely many, and which of these games the
 * file has no certificate of, so that they were replayed here.
 */
function coverageOf(certificates: readonly AnyCertificate[]) {
  const laws = certificates.filter(
    proof => proof.format === 'saltus-law-certificate-1' || proof.format === 'saltus-loops-certificate-1',
  );
  const ruleOf = (law: FamilyCertificate) => (law.format === 'saltus-law-certificate-1' ? law : NORMAL_PLAY);
  const nameOf = (law: FamilyCertificate) => `${law.sequence} of ${law.family} (${ruleText(ruleOf(law))})`;
  return [...new Set(laws.map(nameOf))].map(name => {
    const own = laws.filter(law => nameOf(law) === name);
    const { family: text, letter, sequence } = own[0]!;
    const { ending, objective } = ruleOf(own[0]!);
    const facts = { family: text, letter, sequence, ending, objective };
    const family = parseFamilyOfOneLetter(text);
    const found = knownByVerified(family, facts, own, 0);
    if (found.status === 'open') {
      const says = `${name}: could not check that every ${letter} is in a class: ${found.why}`;
      return { ...facts, everyValue: false, why: found.why, says };
    }
    const { parts, games } = found.known;
    const stated = new Set(certificates.flatMap(proof => ('repeat' in proof ? [keyOfGame(proof)] : [])));
    const replayed = parts.flatMap(({ modulus, residue, numbers }) => {
      if (modulus !== 0) return [];
      const game = formatGame(gameAt(family, residue)!);
      const [preperiod, period, saltus] = [numbers.preperiod[1], numbers.period[1], numbers.saltus[1]];
      const statement = { [letter]: residue, game, preperiod, period, saltus };
      return stated.has(keyOfGame({ ...facts, game })) ? [] : [statement];
    });
    const before =
      games === 0 ? '' : `, or one of ${counted(games, 'game')} before them; ${statedText(games, replayed)}`;
    const says = `${name}: every ${letter} >= 0 that makes a game is in a class${before}`;
    return { ...facts, everyValue: true, everyValueInFile: replayed.length === 0, games, replayed, says };
  });
}

function keyOfGame({
  game,
  sequence,
  ending,
  objective,
}: Pick<Certificate, 'game' | 'sequence' | 'ending' | 'objective'>): string {
  return JSON.stringify([game, sequence, ending, objective]);
}

function statedText(
  games: number,
  replayed: readonly Pick<Certificate, 'game' | 'preperiod' | 'period' | 'saltus'>[],
): string {
  if (replayed.length === 0) return 'the file has a certificate for each';
  const shown = replayed
    .slice(0, MAX_PRINTED_GAMES)
    .map(
      ({ game, preperiod, period, saltus }) =>
        `${game} (preperiod ${preperiod}, period ${period}, saltus ${saltus})`,
    );
  const more = replayed.length - shown.length;
  const others = [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return `the file has certificates for ${games - replayed.length} of them; verify replayed the others: ${others}`;
}

function wordOf(verdict: Outcome['verdict']): FileVerdict {
  if (verdict.ok) return 'verified';
  return verdict.cost === undefined ? 'refused' : 'undecided';
}

function ofReplay(certificate: Certificate, limit: number, report: (text: string) => void): Outcome {
  const { game, sequence, ending, objective, preperiod, period, saltus } = certificate;
  const cost = costOf(certificate);
  if (cost <= limit) report(`replaying ${counted(cost, 'heap')} of ${game}`);
  const verdict = verifyCertificate(certificate, { limit });
  return {
    says: `${sequence} of ${game} (${ruleText(certificate)}): preperiod ${counted(preperiod, 'heap')}, period ${counted(period, 'heap')}, saltus ${saltus}`,
    facts: { game, sequence, ending, objective, preperiod, period, saltus },
    verdict,
    by: `heaps 0 to ${cost - 1} were replayed by the rules of the game`,
  };
}

/** Returns the outcome for a residue proof, which covers all heaps: none is replayed. */
function ofResidues(proof: ResidueClaim): Outcome {
  const { game, modulus } = proof;
  return {
    says: `nim-values of ${game}: G(n) = n mod ${modulus} for every heap n`,
    facts: { game, sequence: 'nim-values', modulus },
    verdict: verifyResidues(proof),
    by: `1 to ${modulus - 1} are moves and no multiple of ${modulus} is; no heap was replayed`,
  };
}

/** Verifies all games from some k onwards at once. */
function ofRows(proof: RowsCertificate): Outcome {
  const { games, facts } = classOf(proof);
  const { period } = proof;
  return {
    says: `nim-values of ${games}: preperiod 0 heaps, period ${formatPolynomial(period, 'k')} heaps, saltus a third of it`,
    facts: { ...facts, sequence: 'nim-values', preperiod: [0, 0], period },
    verdict: verifyRows(proof),
    by: 'all rows were checked at once',
  };
}

/** Returns the outcome for all games from some k up at once, without a replay. */
function ofLoops(proof: LoopsCertificate): Outcome {
  const { games, facts } = classOf(proof);
  const { sequence, preperiod, period } = proof;
  const [n0, p] = [preperiod, period].map(number => formatPolynomial(number, 'k'));
  return {
    says: `${sequence} of ${games}: preperiod ${n0} heaps, period ${p} heaps`,
    facts: { ...facts, sequence, preperiod, period },
    verdict: verifyLoops(proof),
    by: 'all letters were checked for all k at once',
  };
}

/** Returns the outcome for all games from some k up at once, and for those before them one by one. */
function ofLaw(law: LawCertificate): Outcome {
  const { games, facts } = classOf(law);
  const { sequence, ending, objective, preperiod, period, saltus } = law;
  const [n0, p, s] = [preperiod, period, saltus].map(number => formatAffine(number, 'k'));
  const verdict = verifyLaw(law);
  return {
    says: `${sequence} of ${games} (${ruleText(law)}): preperiod ${counted(n0, 'heap')}, period ${counted(p, 'heap')}, saltus ${s}`,
    facts: { ...facts, sequence, ending, objective, preperiod, period, saltus },
    verdict,
    by: verdict.ok ? `all games with k >= ${verdict.settled} were checked at once` : '',
  };
}

/** Returns the games of a certificate. */
function classOf({
  family,
  letter,
  modulus,
  residue,
  from,
}: LawCertificate | RowsCertificate | LoopsCertificate) {
  const values = `${letter} = ${formatAffine([modulus, residue], 'k')} for all k >= ${from}`;
  return { games: `${family}, ${values}`, facts: { family, letter, modulus, residue, from } };
}

/** Returns the certificates of a file: one, or a list of them. */
export function readCertificates(file: string): AnyCertificate[] {
  const expected =
    'a certificate (JSON written by npx saltus game or prove with --certificate), a list of certificates, or a table (*.csv)';
  const value = readExactJson(file, expected);
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const issues = list.flatMap((certificate, i) => {
    const fault = faultOf(certificate);
    if (fault === undefined) return [];
    return [{ where: Array.isArray(value) ? `${file}, entry ${i + 1}` : file, expected, received: fault }];
  });
  if (list.length === 0) issues.push({ where: file, expected, received: 'an empty list' });
  if (issues.length > 0) throw new DefinitionError(issues);
  return list as AnyCertificate[];
}

function faultOf(value: unknown): string | undefined {
  const { format = '' } = Object(value) as { format?: AnyCertificate['format'] | '' };
  if (Object.hasOwn(KINDS, format)) return KINDS[format as AnyCertificate['format']].faultOf(value);
  return `certificate.format is not one of ${Object.keys(KINDS).join(', ')}`;
}
