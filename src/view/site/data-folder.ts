import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MachineError } from '../../errors.ts';
import { causeOf } from '../../run/index.ts';
import type { Column } from '../table.ts';
import { readCsv } from './csv.ts';

/** A table on disk, as its descriptor describes it. */
export interface TablePart {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly Pick<Column, 'name' | 'type' | 'title' | 'description'>[];
  readonly csv: string;
  readonly rows: readonly (readonly string[])[];
  readonly sha256: string;
}

/** A folder with `data/datapackage.json` and what it describes. */
export interface DataFolder {
  /** Whether the descriptor names this table. */
  has(name: string): boolean;
  /** A table, or in a word or two what is wrong with it. */
  table(name: string): TablePart | string;
  /** A file by path relative to the folder; undefined where there is none. */
  file(path: string): Uint8Array | undefined;
}

interface Resource {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly hash: string;
  readonly schema: { readonly fields: TablePart['columns'] };
}

/** @throws MachineError for a file that is there and cannot be read */
export function openData(folder: string): DataFolder {
  const file = (path: string) => {
    const whole = join(folder, path);
    if (!existsSync(whole)) return undefined;
    try {
      return readFileSync(whole);
    } catch (cause) {
      throw new MachineError(`cannot read ${whole}: ${causeOf(cause)}`, { cause });
    }
  };
  const resources = new Map(descriptorOf(file('data/datapackage.json')).map(one => [one.name, one]));
  return {
    has: name => resources.has(name),
    file,
    table: name => {
      const resource = resources.get(name);
      if (!resource) return 'none in data/datapackage.json';
      const bytes = file(`data/${resource.path}`);
      if (!bytes) return 'no file';
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      if (resource.hash !== `sha256:${sha256}`) return 'a file that is not the one described';
      const csv = bytes.toString('utf8');
      return {
        name,
        title: resource.title,
        columns: resource.schema.fields,
        csv,
        rows: readCsv(csv).rows,
        sha256,
      };
    },
  };
}

/** A descriptor that cannot be read describes nothing: then every table is missing, and is made anew. */
function descriptorOf(bytes: Buffer | undefined): readonly Resource[] {
  try {
    return (JSON.parse(bytes?.toString('utf8') ?? '') as { resources: readonly Resource[] }).resources;
  } catch {
    return [];
  }
}
