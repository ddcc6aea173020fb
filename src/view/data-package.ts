import { DefinitionError, type Issue } from '../errors.ts';
import { type Column, UNDECIDED } from './table.ts';

export interface PackageDescription {
  /** Lower-case, fit for an address. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly resources: readonly TableFile[];
}

/** What is known of a CSV file before it is written. */
export interface TableText {
  readonly name: string;
  /** Relative to the descriptor, with `/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly columns: readonly Column[];
  /** The publications that the table answers to. */
  readonly sources: readonly { readonly title: string; readonly path?: string }[];
}

/** A CSV file as it was written. */
export interface TableFile extends TableText {
  readonly bytes: number;
  readonly hash: `sha256:${string}`;
}

const PROFILES = 'https://datapackage.org/profiles/2.0';
const LICENSES = [{ name: 'MIT', path: 'https://opensource.org/license/mit', title: 'MIT License' }];

/**
 * The descriptor `datapackage.json` of tables, by Data Package 2.0. It holds no time, so that it changes
 * only with the data.
 *
 * @throws {DefinitionError} for names or paths that are there twice, which no JSON Schema can see
 */
export function dataPackage({ name, title, description, version, resources }: PackageDescription): object {
  const issues: Issue[] = [
    ...repeated(
      'resource names',
      resources.map(resource => resource.name),
    ),
    ...repeated(
      'resource paths',
      resources.map(resource => resource.path),
    ),
    ...resources.flatMap(columnIssues),
  ];
  if (issues.length > 0) throw new DefinitionError(issues);
  return {
    $schema: `${PROFILES}/datapackage.json`,
    name,
    title,
    description,
    version,
    licenses: LICENSES,
    resources: resources.map(tabular),
  };
}

function repeated(where: string, names: readonly string[]): Issue[] {
  return names
    .filter((name, at) => names.indexOf(name) !== at)
    .map(name => ({ where, expected: 'each name once', received: `${JSON.stringify(name)} again` }));
}

function columnIssues({ name, columns }: TableFile): Issue[] {
  return repeated(
    `columns of ${name}`,
    columns.map(column => column.name),
  );
}

/**
 * The entry of one table.
 *
 * @throws {DefinitionError} for columns that are there twice
 */
export function resourceOf(table: TableFile): object {
  const issues = columnIssues(table);
  if (issues.length > 0) throw new DefinitionError(issues);
  return tabular(table);
}

function tabular({ columns, sources, bytes, hash, ...file }: TableFile): object {
  return {
    name: file.name,
    type: 'table',
    path: file.path,
    title: file.title,
    description: file.description,
    sources,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    bytes,
    hash,
    dialect: {
      $schema: `${PROFILES}/tabledialect.json`,
      header: true,
      delimiter: ',',
      lineTerminator: '\n',
      quoteChar: '"',
      doubleQuote: true,
    },
    schema: { $schema: `${PROFILES}/tableschema.json`, fields: columns.map(field) },
  };
}

/**
 * An integer that was not decided is a missing value of an integer field, not a string: the type still
 * holds for all that is there. `missingValues` of a field replaces the default `""`, so a blank is an error.
 */
function field({ name, type, title, description, mayBeUndecided }: Column): object {
  const described = { name, type, title, description };
  if (type === 'string') return described;
  return mayBeUndecided
    ? { ...described, missingValues: [UNDECIDED] }
    : { ...described, constraints: { required: true } };
}
