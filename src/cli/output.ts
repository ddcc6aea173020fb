import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ENGINE_VERSION } from '../engine/index.ts';
import type { Plan } from '../plan/index.ts';
import { fileDigest, writePieces, writeWhole } from '../run/index.ts';
import { type ComposedFile, catalogue, type Resource, resourcesIn, resourceText } from '../view/index.ts';
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
    writePieces(entryPath(folder, table.name), [text]);
  }
  return full;
}

/** Where the entry of each table is kept: not committed, and of no use once the table has changed. */
const ENTRIES = 'data/runs/tables';

/** Beside the entries: the descriptor as it was last written here. */
const LAST = join(ENTRIES, 'datapackage.last');

/**
 * `data/datapackage.json`, composed from what is in the folder: the entries beside the tables, and for a table without
 * one (a fresh clone) the entry of the descriptor that is there. Each run writes its own entries before it looks, and
 * looks again after it wrote, so that runs at the same time end with all tables listed, whoever is last.
 *
 * A descriptor that was not written here, but came with a commit, knows better than entries of before: those that it
 * contradicts are removed, as they could name an older plan of a table that has the same bytes.
 *
 * @param id a pipeline that has just written its tables, `written`: others under its name have gone
 */
export function writeCatalogue(folder: string, id: string, written: readonly string[]): string {
  const path = join(folder, 'data', 'datapackage.json');
  const last = join(folder, LAST);
  const isOwn = (name: string) => written.includes(join(folder, 'data', `${name}.csv`));
  const isGone = (name: string) => (name === id || name.startsWith(`${id}.`)) && !isOwn(name);
  for (const name of namesIn(join(folder, ENTRIES))) {
    if (isGone(name)) rmSync(entryPath(folder, name), { force: true });
  }
  for (let mine: string | undefined; ; ) {
    const older = textOf(path);
    const listed = resourcesIn(older).filter(one => !isGone(one.name) && isAsListed(folder, one));
    if (older !== mine && older !== textOf(last)) {
      for (const one of listed) if (!isOwn(one.name)) removeOther(folder, one);
    }
    const entries = namesIn(join(folder, ENTRIES)).flatMap(name =>
      resourcesIn(textOf(entryPath(folder, name))),
    );
    const sound = entries.filter(one => !isGone(one.name) && isAsListed(folder, one));
    const text = catalogue([...sound, ...listed], ENGINE_VERSION);
    if (text !== older) writeWhole(path, text);
    if (text !== textOf(last)) writeWhole(last, text);
    if (text === older) return path;
    mine = text;
  }
}

function entryPath(folder: string, name: string): string {
  return join(folder, ENTRIES, `${name}.json`);
}

/** Removes the entry of a table that says something else than this one. */
function removeOther(folder: string, listed: Resource): void {
  const path = entryPath(folder, listed.name);
  if (!isDeepStrictEqual(resourcesIn(textOf(path)), [listed])) rmSync(path, { force: true });
}

function isAsListed(folder: string, { path, bytes, hash }: Resource): boolean {
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
