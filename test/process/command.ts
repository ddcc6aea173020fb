import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../src/run/index.ts';

/** What a command ended with. */
export interface Ended {
  /** As a shell reports it: 128 and the number of the signal where one stopped it. */
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The words that start saltus, for a shell. */
export const SALTUS = `"${process.execPath}" "${join(ROOT, 'src', 'cli', 'saltus.mjs')}"`;

/** Runs a line in a shell, in which `saltus` is the command line in a process of its own. */
export function shell(line: string, folder: string): Promise<Ended> {
  const script = `saltus() { ${SALTUS} "$@"; }\n${line}`;
  const child = spawn('bash', ['-c', script], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  for (const [name, stream] of [
    ['out', child.stdout],
    ['err', child.stderr],
  ] as const) {
    stream.setEncoding('utf8').on('data', text => {
      said[name] += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', code => resolve({ code: code!, ...said }));
  });
}
