import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { MachineError } from '../errors.ts';
import { digestOf } from '../plan/index.ts';
import { cacheFolder, ROOT } from './load/modules.mjs';

const SOURCES = join(ROOT, 'proofs');
const BUILDS = cacheFolder('saltus-coq');
const PROGRAM = 'saltus-checker';

/**
 * Runs the checker proved in Coq, after building it if necessary, in about 10 s on one core.
 *
 * @returns for each line: accepted; refused; exhausted, if memory ran out; or unreadable, and why
 * @throws MachineError if Coq or OCaml is missing
 */
export async function askProvedChecker(
  lines: readonly string[],
  program: string | Promise<string> = builtChecker(),
): Promise<string[]> {
  const child = spawn(await program, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => {}); // The exit code reports it.
  child.stdin.end(lines.map(line => `${line}\n`).join(''));
  const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const answers = output.split('\n').slice(0, -1);
  if (code !== 0 || answers.length !== lines.length)
    throw new MachineError(`the proved checker exited with ${code ?? signal} at: ${lines[answers.length]}`);
  return answers;
}

/** Returns the path of the checker, in the folder of its build; it is built if the proofs have changed. */
export async function builtChecker(): Promise<string> {
  const folder = join(BUILDS, digestOfSources());
  const program = join(folder, PROGRAM);
  if (existsSync(program)) return program;
  const temporary = `${folder}.${randomUUID()}.tmp`;
  try {
    await build(temporary);
    renameSync(temporary, folder);
  } catch (thrown) {
    // If another process was faster, its build is equivalent.
    if (!existsSync(program)) throw thrown;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return program;
}

/** Builds the verified checker, or also the proofs. */
export async function build(folder: string, what: 'checker' | 'proofs' = 'checker'): Promise<void> {
  mkdirSync(folder, { recursive: true });
  try {
    await promisify(execFile)('bash', [join(SOURCES, 'build.sh'), folder, what], { maxBuffer: 2 ** 26 });
  } catch (thrown) {
    const { stderr = '', stdout = '' } = Object(thrown) as { stderr?: string; stdout?: string };
    const isMissing = /(coqc|coqdep|ocamlopt): (command )?not found/.test(stderr);
    const why = isMissing
      ? 'it needs Coq and OCaml; run: apt-get install coq ocaml-nox'
      : stderr || stdout || thrown;
    throw new MachineError(`the proved checker cannot be built: ${String(why).trim()}`, { cause: thrown });
  }
}

function digestOfSources(): string {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort();
  const sources = names.filter(name => /\.(v|ml|sh)$/.test(name));
  const texts = sources.map(name => `${name}\0${readFileSync(join(SOURCES, name), 'utf8')}\0`);
  return digestOf(texts.join('')).slice(0, 16);
}
