import { readFileSync } from 'node:fs';
import { costOf, verifyCertificate } from '../../check/certificate.ts';
import { DefinitionError, MachineError } from '../../errors.ts';
import { type Certificate, certificateFault } from '../../game/certificate.ts';
import { parseHeaps } from '../../game/index.ts';
import { EXIT, type ExitCode, worst } from '../exit-code.ts';
import type { Terminal } from '../terminal.ts';

/** Checks certificates by replaying them with the plainest means; says the cost first. */
export async function verifyCommand(
  { files, limit, json }: { files: string[]; limit?: string | undefined; json: boolean },
  terminal: Terminal,
): Promise<ExitCode> {
  const most = limit === undefined ? 1e8 : parseHeaps(limit, '--limit');
  const certificates = files.flatMap(file => read(file).map(certificate => ({ file, certificate })));
  const codes = certificates.map(({ file, certificate }): ExitCode => {
    const heaps = costOf(certificate);
    terminal.err(`${file}, ${certificate.sequence} of ${certificate.game}: replaying ${heaps} heaps`);
    const verdict = verifyCertificate(certificate, { limit: most });
    if (json) terminal.out(JSON.stringify({ file, ...verdict }));
    else if (verdict.ok) terminal.out(`${file}: ${terminal.paint('green', 'true')}, ${heaps} heaps replayed`);
    else terminal.out(`${file}: ${terminal.paint('red', 'refused')}: ${verdict.why}`);
    if (verdict.ok) return EXIT.expected;
    return heaps > most ? EXIT.undecided : EXIT.mismatch;
  });
  return worst(codes);
}

/** The certificates of a file: one, or a list of them. */
function read(file: string): Certificate[] {
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
  const faults = list.flatMap(one => certificateFault(one) ?? []);
  if (faults.length > 0 || list.length === 0) {
    const received = faults.join('; ') || 'an empty list';
    throw new DefinitionError([{ where: file, expected: 'certificates', received }]);
  }
  return list as Certificate[];
}
