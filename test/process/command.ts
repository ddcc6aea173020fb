import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../src/run/index.ts';

/** The result of a command. */
export interface Ended {
  /** The exit code as a shell reports it: 128 plus the number of the signal that stopped the command. */
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The command that starts saltus, for a shell. */
export const SALTUS = `"${process.execPath}" "${join(ROOT, 'src', 'cli', 'saltus.mjs')}"`;

/** Runs a shell command in which `saltus` starts the command line in a process of its own. */
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
