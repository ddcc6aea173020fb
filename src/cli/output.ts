import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION } from '../engine/version.ts';
import type { Plan } from '../pipeline/index.ts';
import { type ComposedFile, catalogue, resourcesIn, resourceText } from '../report/index.ts';
import { fileDigest, writePieces, writeWhole } from '../run/index.ts';
import type { Places } from './places.ts';

/** The folder that a plan's files go to: default ranges are committed, others are kept apart by plan. */
export function folderOf(plan: Plan, { out, chosen }: Places): string {
  return plan.isDefault || chosen ? out : join(out, 'data', 'runs', plan.hash.slice(0, 16));
}

/** Writes what changed of a file, and for a table the entry that {@link writeCatalogue} reads. Returns the path. */
export function writeComposed(folder: string, { path, pieces, table }: ComposedFile): string {
  const full = join(folder, path);
  const { bytes, sha256 } = writePieces(full, pieces);
  if (table) {
    const text = resourceText({ ...table, bytes, hash: `sha256:${sha256}` });
    writePieces(join(folder, ENTRIES, `${table.name}.json`), [text]);
  }
  return full;
}

/** Where the entry of each table is kept: not committed, and of no use once the table has changed. */
const ENTRIES = 'data/runs/tables';

/**
 * `data/datapackage.json`, composed from what is in the folder: the entries beside the tables, and for a table without
 * one (a fresh clone) the entry of the descriptor that is there. Each run writes its own entries before it looks, and
 * looks again after it wrote, so that runs at the same time end with all tables listed, whoever is last.
 *
 * @param id a pipeline that has just written its tables, `written`: others under its name have gone
 */
export function writeCatalogue(folder: string, id: string, written: readonly string[]): string {
  const path = join(folder, 'data', 'datapackage.json');
  const isGone = (name: string) =>
    (name === id || name.startsWith(`${id}.`)) && !written.includes(join(folder, 'data', `${name}.csv`));
  for (const name of namesIn(join(folder, ENTRIES))) {
    if (isGone(name)) rmSync(join(folder, ENTRIES, `${name}.json`), { force: true });
  }
  for (;;) {
    const older = textOf(path);
    const entries = namesIn(join(folder, ENTRIES)).flatMap(name =>
      resourcesIn(textOf(join(folder, ENTRIES, `${name}.json`))),
    );
    const sound = [...entries, ...resourcesIn(older)].filter(
      one => !isGone(one.name) && isAsListed(folder, one),
    );
    const text = catalogue(sound, ENGINE_VERSION);
    if (text === older) return path;
    writeWhole(path, text);
  }
}

function isAsListed(folder: string, { path, bytes, hash }: { path: string; bytes: number; hash: string }) {
  const there = fileDigest(join(folder, 'data', path));
  return there !== undefined && there.bytes === bytes && `sha256:${there.sha256}` === hash;
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** The tables that have an entry. */
function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap(name =>
    name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : [],
  );
}
