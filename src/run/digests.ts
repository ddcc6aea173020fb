import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { ENGINE_DIGEST } from '../engine/index.ts';
import { refuse } from '../errors.ts';
import { digestOf } from '../plan/index.ts';
import { causeOf } from './cause.ts';
import { ROOT, sourceBytes, sourcesBelow } from './load/modules.mjs';
import { readWholeFile } from './load/regular-file.mjs';
import { type Pipeline, PRINTED_OF_PACKAGE, pathInMessages, publishedPath } from './pipelines.ts';

/** What rows and verdicts rest on beside the plan: the names of a block's files are made of it. */
export interface Basis {
  /** Digest of what computes rows, where that is not what is recorded for the engine's version; else empty. */
  readonly edited: string;
  /** Digest of what judges them. */
  readonly judgement: string;
  /** Of that, digest of the pipeline's own file and of its printed tables; absent where it has no file. */
  readonly judgedBy?: string;
  /** How many claims are judged. */
  readonly claims: number;
}

/** Where sources are read: by names relative to the package, with `/`. */
export interface Program {
  readonly below: (folder: string) => readonly string[];
  readonly bytes: (name: string) => Buffer;
}

/** What is run here. */
export const THIS_PROGRAM: Program = { below: sourcesBelow, bytes: sourceBytes };

/** @throws DefinitionError where the pipeline's file or a printed table cannot be read */
export function basisOf(
  { definition, path }: Pipeline,
  printed: readonly string[] = PRINTED_OF_PACKAGE,
  program = THIS_PROGRAM,
): Basis {
  const { claims } = definition;
  const tables = claims.flatMap(claim => (claim.kind === 'published' ? [claim.file] : []));
  const own = [
    ...(path === undefined ? [] : [`${bytesOf(relative(ROOT, path), program.bytes)}`]),
    ...tables.map(table => `${bytesOf(publishedPath(table, printed), readWholeFile)}`),
  ];
  const asked = path === undefined ? [claims.map(({ says }) => says)] : [];
  const computing = digestOfRooms(COMPUTING, program);
  return {
    edited: computing === ENGINE_DIGEST ? '' : computing,
    judgement: digestOf(
      JSON.stringify([
        ...own,
        `${bytesOf('src/index.ts', program.bytes)}`,
        digestOfRooms(JUDGING, program),
        ...asked,
      ]),
    ),
    ...(path !== undefined && { judgedBy: digestOf(JSON.stringify(own)) }),
    claims: claims.length,
  };
}

/** The rooms whose code decides what a row is. */
export const COMPUTING = ['game', 'engine', 'plan'];

/** The rooms whose code decides what is said of a row; with the engine, by which a block is named anyway. */
const JUDGING = ['claim', 'plan'];

/** Holds the digest that is recorded of what computes rows. */
const RECORD = 'src/engine/version.ts';

const known = new WeakMap<Program, Map<readonly string[], string>>();

/**
 * SHA-256, in hex, of all sources of some rooms, but for that in which such a digest is recorded. They are read once in a
 * process, whose code does not change either.
 */
export function digestOfRooms(rooms: readonly string[], program = THIS_PROGRAM): string {
  const ofProgram = known.get(program) ?? new Map<readonly string[], string>();
  known.set(program, ofProgram);
  const held = ofProgram.get(rooms);
  if (held !== undefined) return held;
  const hash = createHash('sha256');
  for (const room of rooms) {
    for (const name of program.below(`src/${room}`)) {
      if (name === RECORD) continue;
      const bytes = bytesOf(name, program.bytes);
      hash.update(`${name}\0${bytes.length}\0`).update(bytes);
    }
  }
  const digest = hash.digest('hex');
  ofProgram.set(rooms, digest);
  return digest;
}

function bytesOf(path: string, read: (path: string) => Buffer): Buffer {
  try {
    return read(path);
  } catch (thrown) {
    refuse(pathInMessages(resolve(ROOT, path)), 'a file', causeOf(thrown));
  }
}
