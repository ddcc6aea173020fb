import { readFileSync } from 'node:fs';
import { costOf, type Verdict, verifyCertificate } from '../../check/certificate.ts';
import { isResidueClaim, type ResidueClaim, residueClaimFault } from '../../check/residue-proof.ts';
import { DefinitionError, MachineError } from '../../errors.ts';
import { type Certificate, certificateFault } from '../../game/certificate.ts';
import { parseHeaps } from '../../game/index.ts';
import { EXIT, type ExitCode, worst } from '../exit-code.ts';
import type { Terminal } from '../terminal.ts';

/** Heaps that are replayed at the most where no limit is given: a minute or so. */
const LIMIT = 1e8;

/** Checks certificates by replaying them with the plainest means, and says the cost first. */
export async function verifyCommand(
  { files, limit, json }: { files: string[]; limit?: string | undefined; json: boolean },
  terminal: Terminal,
): Promise<ExitCode> {
  const most = limit === undefined ? LIMIT : parseHeaps(limit, '--limit');
  const proofs = files.flatMap(file => read(file).map(proof => ({ file, proof })));
  const codes = proofs.map(({ file, proof }): ExitCode => {
    const { verdict, heaps } = isResidueClaim(proof)
      ? checkResidues(proof)
      : replay(proof, file, most, terminal);
    if (json) terminal.out(JSON.stringify({ file, ...verdict }));
    else if (verdict.ok) terminal.out(`${file}: ${terminal.paint('green', 'true')}, ${heaps} heaps replayed`);
    else terminal.out(`${file}: ${terminal.paint('red', 'refused')}: ${verdict.why}`);
    if (verdict.ok) return EXIT.expected;
    return heaps > most ? EXIT.undecided : EXIT.mismatch;
  });
  return worst(codes);
}

function replay(certificate: Certificate, file: string, limit: number, terminal: Terminal) {
  const heaps = costOf(certificate);
  terminal.err(`${file}, ${certificate.sequence} of ${certificate.game}: replaying ${heaps} heaps`);
  return { verdict: verifyCertificate(certificate, { limit }), heaps };
}

/** No heap is replayed: the proof is about all of them. */
function checkResidues(proof: ResidueClaim): { verdict: Verdict; heaps: number } {
  const why = residueClaimFault(proof);
  return { verdict: why === undefined ? { ok: true, heaps: 0 } : { ok: false, why }, heaps: 0 };
}

/** The certificates of a file: one, or a list of them. */
function read(file: string): (Certificate | ResidueClaim)[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new MachineError(`cannot read ${file}: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new DefinitionError([{ where: file, expected: 'a certificate in JSON', received: 'no JSON' }]);
  }
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const faults = list.flatMap(one => (isResidueClaim(one) ? [] : (certificateFault(one) ?? [])));
  if (faults.length > 0 || list.length === 0) {
    const received = faults.join('; ') || 'an empty list';
    throw new DefinitionError([{ where: file, expected: 'certificates', received }]);
  }
  return list as (Certificate | ResidueClaim)[];
}
