import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, SALTUS } from './command-line.ts';
import type { Texts } from './tables.ts';

/** The profile of a thread, in Node's format. */
export interface ThreadProfile {
  readonly nodes: readonly CallNode[];
  /** The innermost call at each sample. */
  readonly samples: readonly number[];
  /** Time from the previous sample to each sample, in µs. */
  readonly timeDeltas: readonly number[];
}

interface CallNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

/** Time in seconds, summed over all threads. */
export interface Profile {
  readonly threads: number;
  readonly parts: Sums;
  readonly modules: Sums;
  readonly functions: Sums;
}

type Sums = ReadonlyMap<string, number>;

/** The parts of the program, by modules. The time of any other function belongs to the part that calls it. */
const PARTS: readonly (readonly [part: string, modules: RegExp])[] = [
  ['loading', /^src\/run\/(load|import-pipeline|pipelines|judged-code|code-digests|canonical-code)/],
  ['laws', /^src\/(check|engine\/prove|run\/(laws|kept-laws|rows-laws))\b/],
  ['judging', /^(pipelines|src\/(claim|plan))\//],
  ['kernels', /^(src\/engine\/kernels\/|wasm)/],
  ['engine', /^src\/engine\//],
  ['figures', /^src\/view\/figure\//],
  ['pages', /^src\/view\//],
  ['blocks and threads', /^src\/(run|cli)\//],
];

const GARBAGE = '(garbage collector)';
const IDLE = '(idle)';

/** Maximum number of lines in the tables of modules and of functions. */
const MOST_LINES = 25;

/**
 * Samples a fresh run in all its threads.
 *
 * @param ids the pipelines; all if empty
 * @returns where the sampled time went, and the processor time of the process in seconds
 * @throws if the run fails
 */
export function profileRun(ids: readonly string[]): { profile: Profile; cpuSeconds: number } {
  const [profiles, out] = ['profiles', 'out'].map(name => mkdtempSync(join(tmpdir(), `saltus-${name}-`))) as [
    string,
    string,
  ];
  try {
    const hook = new URL('profile-thread.mjs', import.meta.url).href;
    // A worker that waits with Atomics receives no message.
    const env = { PROFILES: profiles, NODE_OPTIONS: `--import=${hook}`, PISCINA_DISABLE_ATOMICS: '1' };
    const { status, stderr } = spawnSync(process.execPath, [SALTUS, 'run', ...ids, '--fresh', '--out', out], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    if (status !== 0) throw new Error(`saltus run ${ids.join(' ')}: exit ${status}\n${stderr}`);
    const read = (name: string) => JSON.parse(readFileSync(join(profiles, name), 'utf8'));
    const names = readdirSync(profiles).filter(name => name.endsWith('.cpuprofile'));
    return { profile: mergeProfiles(names.map(read)), cpuSeconds: read('usage.json') };
  } finally {
    rmSync(profiles, { recursive: true });
    rmSync(out, { recursive: true });
  }
}

/** Returns the tables of a profile: its parts, the modules and functions with the most time of their own. */
export function profileTables({ parts, modules, functions }: Profile): Texts[] {
  const all = [...parts.values()].reduce((sum, seconds) => sum + seconds, 0);
  const table = (header: readonly string[], sums: Sums, lines: number): Texts => [
    ['seconds', 'share', ...header],
    ...[...sums]
      .sort(([, p], [, q]) => q - p)
      .slice(0, lines)
      .map(([name, seconds]) => [
        seconds.toFixed(2),
        `${((100 * seconds) / all).toFixed(1)} %`,
        ...name.split('\t'),
      ]),
  ];
  return [
    table(['part'], parts, parts.size),
    table(['module'], modules, MOST_LINES),
    table(['function', 'module'], functions, MOST_LINES),
  ];
}

/** Sums the profiles of several threads, without idle time. */
export function mergeProfiles(profiles: readonly ThreadProfile[]): Profile {
  const parts = new Map<string, number>();
  const modules = new Map<string, number>();
  const functions = new Map<string, number>();
  const add = (sums: Map<string, number>, key: string, seconds: number) =>
    sums.set(key, (sums.get(key) ?? 0) + seconds);
  for (const { nodes, samples, timeDeltas } of profiles) {
    const callers = new Map(nodes.flatMap(node => (node.children ?? []).map(child => [child, node.id])));
    const calls = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
    const places = new Map<number, Place>();
    const placeOf = (id: number): Place => {
      let place = places.get(id);
      if (place === undefined) {
        const caller = callers.get(id);
        place = placeOfCall(calls.get(id)!, caller === undefined ? undefined : placeOf(caller).part);
        places.set(id, place);
      }
      return place;
    };
    for (const [i, id] of samples.entries()) {
      const { part, module, name } = placeOf(id);
      if (name === IDLE) continue;
      // A sample represents the time up to the next one.
      const seconds = (timeDeltas[i + 1] ?? 0) / 1e6;
      add(parts, part, seconds);
      add(modules, module, seconds);
      add(functions, `${name}\t${module}`, seconds);
    }
  }
  return { threads: profiles.length, parts, modules, functions };
}

interface Place {
  readonly part: string;
  readonly module: string;
  readonly name: string;
}

function placeOfCall(
  { functionName, url, lineNumber }: CallNode['callFrame'],
  partOfCaller = 'other',
): Place {
  const module = moduleAt(url, lineNumber) || '(native)';
  const own = functionName === GARBAGE ? 'garbage' : PARTS.find(([, names]) => names.test(module))?.[0];
  return { part: own ?? partOfCaller, module, name: functionName || '(anonymous)' };
}

/** Returns the name of the module that a function was built from. */
function moduleAt(url: string, line: number): string {
  if (!url.startsWith('file:')) return url.startsWith('wasm:') ? 'wasm' : url;
  const path = fileURLToPath(url);
  const [, pipeline] = /[/]pipelines[/]([^/]+)[.]mjs$/.exec(path) ?? [];
  return pipeline === undefined
    ? (modulesOf(path)[line] ?? path.replace(ROOT, ''))
    : decodeURIComponent(pipeline);
}

const BUILD = /^node_modules\/[.]cache\/saltus\/\w+\//;

const modulesByPath = new Map<string, readonly string[]>();

/** Returns the module of each line of a file: esbuild writes the name of a module into a comment before it. */
function modulesOf(path: string): readonly string[] {
  let modules = modulesByPath.get(path);
  if (modules === undefined) {
    const name = path.replace(ROOT, '');
    let module = name.replace(BUILD, '');
    const lines = module === name ? [] : readFileSync(path, 'utf8').split('\n');
    modules = lines.map(text => (module = /^[/][/] ((?:src|node_modules)[/]\S+)$/.exec(text)?.[1] ?? module));
    modulesByPath.set(path, modules);
  }
  return modules;
}
