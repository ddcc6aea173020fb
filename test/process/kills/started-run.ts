import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from '../../../src/run/index.ts';

/** The result of a run. */
export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly said: string;
}

/** A run in a process of its own. */
export interface StartedRun {
  readonly ended: Promise<End>;
  readonly isOver: () => boolean;
  readonly send: (signal: NodeJS.Signals) => void;
}

/** @param sweep arguments of `saltus run` */
export function start(sweep: readonly string[], folder: string): StartedRun {
  const saltus = join(ROOT, 'src', 'cli', 'saltus.mjs');
  const child = spawn(process.execPath, [saltus, 'run', ...sweep, '--json', '--out', folder]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      said += text;
    });
  }
  let isOver = false;
  const ended = new Promise<End>((resolve, reject) => {
    child.on('error', reject).on('close', (code, signal) => {
      isOver = true;
      resolve({ code, signal, said });
    });
  });
  return { ended, isOver: () => isOver, send: signal => child.kill(signal) };
}

/** Waits for a run that must succeed. @throws Error with its output */
export async function whole({ ended }: StartedRun, when: string): Promise<End> {
  const end = await ended;
  if (end.code !== 0) throw new Error(`exit code ${end.code} ${when}\n${end.said}`);
  return end;
}

/** Returns a seeded generator of numbers from 0 to 1. */
export function randomBy(seed: number): () => number {
  let drawn = 0;
  return () => createHash('sha256').update(`${seed} ${drawn++}`).digest().readUInt32BE(0) / 2 ** 32;
}
