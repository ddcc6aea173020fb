import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '../../src/cli/main.ts';
import type { Places } from '../../src/cli/places.ts';
import { placesOf } from '../../src/cli/places.ts';
import { ROOT } from '../../src/run/index.ts';

/** The output of a command, and its exit code. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process, without colours, as if there were no terminal. */
export async function say(
  argv: readonly string[],
  { input = [], places = placesOf }: { input?: string[]; places?: (out: string | undefined) => Places } = {},
): Promise<Said> {
  const out: string[] = [];
  const err: string[] = [];
  async function* lines() {
    yield* input;
  }
  const terminal = {
    out: (text: string) => {
      out.push(text);
    },
    err: (text: string) => {
      err.push(text);
    },
    write: async (text: string) => {
      out.push(text.replace(/\n$/, ''));
    },
    input: lines(),
    interactive: false,
    busy: () => {},
    idle: () => {},
    columns: () => 80,
    // One thread, because others would load all modules again.
    cores: 1,
    paint: (_: string, text: string) => text,
  };
  const code = await main(argv, terminal, places);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** Creates a copy of the printed tables, with all output below it, that a test may damage. */
export function playground(): { folder: string; places: (out: string | undefined) => Places } {
  const folder = mkdtempSync(join(tmpdir(), 'saltus-'));
  cpSync(join(ROOT, 'data', 'published'), join(folder, 'data', 'published'), { recursive: true });
  const cloned = placesOf(undefined, folder);
  return {
    folder,
    // `--out` has its usual effect.
    places: out => ({
      ...(out === undefined ? cloned : placesOf(out)),
      pipelines: [join(ROOT, 'pipelines')],
      workspace: join(folder, 'saltus'),
      published: [join(folder, 'data', 'published')],
    }),
  };
}
