import { posix } from 'node:path';
import { type Column, type TableOfResult, UNDECIDED } from '../run/index.ts';

/** A CSV file of `data`, as it was written. */
export interface TableFile
  extends Pick<TableOfResult, 'name' | 'title' | 'description' | 'columns' | 'bytes' | 'sha256'> {
  /** Relative to the folder that holds `data`. */
  readonly path: string;
  /** The publications that the table answers to. */
  readonly sources: readonly { readonly title: string }[];
}

const PROFILES = 'https://datapackage.org/profiles/2.0';
const LICENSES = [{ name: 'MIT', path: 'https://opensource.org/license/mit', title: 'MIT License' }];

/**
 * Returns the text of the descriptor `datapackage.json` of tables, by Data Package 2.0, with one line per table. It holds no
 * time, so that it changes only with the data.
 *
 * @param version of the engine
 */
export function dataPackage(tables: readonly TableFile[], version: string): string {
  const { resources, ...rest } = {
    $schema: `${PROFILES}/datapackage.json`,
    name: 'saltus',
    title: 'Subtraction games: computed tables',
    description: 'Tables computed by saltus, each with the plan and engine version that it depends on.',
    version,
    licenses: LICENSES,
    resources: tables.map(table => JSON.stringify(resource(table))),
  };
  const head = JSON.stringify(rest, undefined, 2).replace(/\n}$/, '');
  return `${head},\n  "resources": [\n    ${resources.join(',\n    ')}\n  ]\n}\n`;
}

function resource({ name, path, title, description, columns, sources, bytes, sha256 }: TableFile): object {
  return {
    name,
    type: 'table',
    path: posix.relative('data', path),
    title,
    description,
    sources,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    bytes,
    hash: `sha256:${sha256}`,
    dialect: { $schema: `${PROFILES}/tabledialect.json`, lineTerminator: '\n' },
    schema: { $schema: `${PROFILES}/tableschema.json`, fields: columns.map(field) },
  };
}

/**
 * Returns the description of a field. An undecided integer is a missing value of an integer field, not a string, so all
 * other values still have its type. `missingValues` of a field replaces the default `""`, so a blank is an error.
 */
function field({ name, type, title, description, mayBeUndecided, oneOf }: Column): object {
  const described = { name, type, ...(title !== name && { title }), description };
  if (mayBeUndecided) return { ...described, missingValues: [UNDECIDED] };
  if (oneOf) return { ...described, constraints: { required: true, enum: oneOf } };
  return type === 'string' ? described : { ...described, constraints: { required: true } };
}
