import { statSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from '../../errors.ts';
import { type Ending, type Objective, parseHeaps } from '../../game/index.ts';
import { lawsPath, pipelineIds, tablePath } from '../../run/index.ts';
import { type ExitCode, worst } from '../exit-code.ts';
import { oneByOne } from '../one-by-one.ts';
import { refuseGiven } from '../options.ts';
import { type Places, shortPath } from '../places.ts';
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

/**
 * Returns the files of the tables and certificates of a pipeline, by its id; any other word is the path of a
 * file. The table of classes is left out, since the certificates contain it.
 */
async function filesOf(word: string, places: Places): Promise<string[]> {
  const isFile = statSync(word, { throwIfNoEntry: false })?.isFile() === true;
  if (isFile || !pipelineIds(places.pipelines).includes(word)) return [word];
  const { resultOf } = await import('../result-table.ts');
  const { result, folder } = resultOf({ id: word }, places);
  const tables = result.tables.filter(({ of }) => of !== 'laws').map(({ name }) => tablePath(result, name));
  const paths = [...tables, ...(result.laws ? [lawsPath(result)] : [])];
  if (paths.length === 0) refuse(word, 'a pipeline with tables or certificates', 'none');
  return paths.map(path => shortPath(join(folder, path)));
}

/** Checks certificates and tables by the checker that shares no code with the engine, or by the one that is proved in Coq. */
export async function verifyCommand(
  { files, limit, ending, objective, with: checker, json }: VerifyOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const maxSteps = parseHeaps(limit, '--limit');
  const verifyFile = async (file: string) => {
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
  };
  return oneByOne(files, { name: 'file', json }, terminal, async word => {
    const codes: ExitCode[] = [];
    for (const file of await filesOf(word, places)) codes.push(await verifyFile(file));
    return worst(codes);
  });
}
