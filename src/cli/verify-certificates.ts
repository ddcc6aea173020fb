import {
  costOf,
  isResidueClaim,
  type ResidueClaim,
  residueClaimFault,
  verifyCertificate,
  verifyLaw,
  verifyRows,
} from '../check/index.ts';
import { DefinitionError } from '../errors.ts';
import {
  type Certificate,
  certificateFault,
  formatAffine,
  formatQuadratic,
  type LawCertificate,
  lawCertificateFault,
  type RowsCertificate,
  rowsCertificateFault,
} from '../game/index.ts';
import { EXIT, type ExitCode, worst } from './exit-code.ts';
import { readFile } from './read-file.ts';
import type { Terminal } from './terminal.ts';
import { paintedVerdict, type VerdictCode } from './verdict-of-file.ts';

/** What came of one certificate. */
interface Outcome {
  /** What it states: a sequence, and its period. */
  readonly says: string;
  /** How it was checked, or why it was refused. */
  readonly how: string;
  readonly code: VerdictCode;
  /** For `--json`, besides. */
  readonly facts: object;
}

/** Checks the certificates of a file by replaying them with the plainest means, and says the cost first. */
export function verifyCertificates(file: string, most: number, json: boolean, terminal: Terminal): ExitCode {
  const outcomes = readCertificates(file).map(proof => {
    const outcome = isResidueClaim(proof)
      ? checkResidues(proof)
      : isLaw(proof)
        ? checkLaw(proof)
        : isRows(proof)
          ? checkRows(proof)
          : replay(proof, file, most, terminal);
    const { code, says, how, facts } = outcome;
    const text = `${file}: ${paintedVerdict(code, terminal)}: ${says}; ${how}`;
    terminal.out(json ? JSON.stringify({ file, ...facts }) : text);
    return outcome;
  });
  return worst(outcomes.map(({ code }) => code));
}

function replay(certificate: Certificate, file: string, most: number, terminal: Terminal): Outcome {
  const { game, sequence, ending, objective, preperiod, period, saltus } = certificate;
  const cost = costOf(certificate);
  if (cost <= most) terminal.err(`${file}: replaying ${cost} heaps of ${game}`);
  const verdict = verifyCertificate(certificate, { limit: most });
  const rule = `${ending} ending, ${objective.replaceAll('-', ' ')}`;
  return {
    says: `${sequence} of ${game} (${rule}): preperiod ${preperiod} heaps, period ${period} heaps, saltus ${saltus}`,
    how: verdict.ok ? `heaps 0 to ${verdict.heaps - 1} were replayed by the rules of the game` : verdict.why,
    code: verdict.ok ? EXIT.expected : verdict.cost === undefined ? EXIT.mismatch : EXIT.undecided,
    facts: { game, sequence, ending, objective, preperiod, period, saltus, ...verdict },
  };
}

/** No heap is replayed: the proof is about all of them. */
function checkResidues(proof: ResidueClaim): Outcome {
  const { game, modulus } = proof;
  const why = residueClaimFault(proof);
  return {
    says: `nim-values of ${game}: G(n) = n mod ${modulus} for every heap n`,
    how: why ?? `1 to ${modulus - 1} are moves and no multiple of ${modulus} is; no heap had to be replayed`,
    code: why === undefined ? EXIT.expected : EXIT.mismatch,
    facts: {
      game,
      sequence: 'nim-values',
      modulus,
      ...(why === undefined ? { ok: true, heaps: 0 } : { ok: false, why }),
    },
  };
}

function isLaw(value: unknown): value is LawCertificate {
  return (Object(value) as Partial<LawCertificate>).format === 'saltus-law-certificate-1';
}

function isRows(value: unknown): value is RowsCertificate {
  return (Object(value) as Partial<RowsCertificate>).format === 'saltus-rows-certificate-1';
}

/** All games from some k on at once. */
function checkRows(proof: RowsCertificate): Outcome {
  const { family, letter, modulus, residue, from, period } = proof;
  const verdict = verifyRows(proof);
  const values = `${letter} = ${formatAffine([modulus, residue], 'k')} for all k >= ${from}`;
  return {
    says: `nim-values of ${family}, ${values}: preperiod 0 heaps, period ${formatQuadratic(period, 'k')} heaps, saltus a third of it`,
    how: verdict.ok ? 'the rows were looked at all at once' : verdict.why,
    code: verdict.ok ? EXIT.expected : EXIT.mismatch,
    facts: {
      family,
      letter,
      modulus,
      residue,
      from,
      sequence: 'nim-values',
      preperiod: [0, 0],
      period,
      ...verdict,
    },
  };
}

/** All games from some k on at once, and those before them one by one. */
function checkLaw(law: LawCertificate): Outcome {
  const { family, letter, modulus, residue, from, sequence, ending, objective, preperiod, period, saltus } =
    law;
  const verdict = verifyLaw(law);
  const [n0, p, s] = [preperiod, period, saltus].map(number => formatAffine(number, 'k'));
  const values = `${letter} = ${formatAffine([modulus, residue], 'k')} for all k >= ${from}`;
  const rule = `${ending} ending, ${objective.replaceAll('-', ' ')}`;
  return {
    says: `${sequence} of ${family}, ${values} (${rule}): preperiod ${n0} heaps, period ${p} heaps, saltus ${s}`,
    how: verdict.ok ? `the games with k >= ${verdict.settled} were looked at all at once` : verdict.why,
    code: verdict.ok ? EXIT.expected : EXIT.mismatch,
    facts: {
      family,
      letter,
      modulus,
      residue,
      from,
      sequence,
      ending,
      objective,
      preperiod,
      period,
      saltus,
      ...verdict,
    },
  };
}

/** The certificates of a file: one, or a list of them. */
export function readCertificates(
  file: string,
): (Certificate | LawCertificate | RowsCertificate | ResidueClaim)[] {
  const expected =
    'a certificate as saltus game or prove --certificate writes it, or a list of them; a table is *.csv';
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(readFile(file)));
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) throw thrown;
    throw new DefinitionError([{ where: file, expected, received: 'no JSON' }]);
  }
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const issues = list.flatMap((one, i) => {
    const fault = isResidueClaim(one)
      ? undefined
      : (isLaw(one) ? lawCertificateFault : isRows(one) ? rowsCertificateFault : certificateFault)(one);
    if (fault === undefined) return [];
    return [{ where: Array.isArray(value) ? `${file}, entry ${i + 1}` : file, expected, received: fault }];
  });
  if (list.length === 0) issues.push({ where: file, expected, received: 'an empty list' });
  if (issues.length > 0) throw new DefinitionError(issues);
  return list as (Certificate | LawCertificate | RowsCertificate | ResidueClaim)[];
}
