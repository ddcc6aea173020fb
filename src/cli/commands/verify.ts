import { type Ending, type Objective, parseHeaps } from '../../game/index.ts';
import type { ExitCode } from '../exit-code.ts';
import { oneByOne } from '../one-by-one.ts';
import { refuseGiven } from '../options.ts';
import type { Places } from '../places.ts';
import type { Terminal } from '../terminal.ts';
import { verifyCertificates } from '../verify-certificates.ts';

export interface VerifyOptions {
  readonly files: readonly string[];
  /** Heaps of one certificate, or of one row. */
  readonly limit: string;
  readonly ending?: Ending | undefined;
  readonly objective?: Objective | undefined;
  readonly with: 'replay' | 'coq';
  readonly json: boolean;
}

/** Checks certificates and tables by the checker that shares no code with the engine, or by the one that is proved in Coq. */
export async function verifyCommand(
  { files, limit, ending, objective, with: checker, json }: VerifyOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const maxSteps = parseHeaps(limit, '--limit');
  return oneByOne(files, { name: 'file', json }, terminal, async file => {
    const isTable = /\.csv$/i.test(file);
    if (checker === 'coq') {
      const { verifyWithCoq } = await import('../verify-with-coq.ts');
      const rule = { ending, objective };
      return verifyWithCoq(file, { isTable, rule, limit: maxSteps, json }, places.pipelines, terminal);
    }
    if (!isTable) {
      refuseGiven({ ending, objective }, 'a table (*.csv); a certificate states its own rule');
      return verifyCertificates(file, maxSteps, json, terminal);
    }
    const { verifyTable } = await import('../verify-table.ts');
    return verifyTable(file, { limit: maxSteps, ending, objective, json }, places.pipelines, terminal);
  });
}
