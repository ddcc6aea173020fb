import { dataPackage, resourceOf, type TableFile } from './data-package.ts';

/** The entry of a table in `datapackage.json`. */
export interface Resource {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly hash: string;
}

/** The entry of one CSV file as text, which {@link catalogue} takes in. */
export function resourceText(table: TableFile): string {
  return `${JSON.stringify(resourceOf(table))}\n`;
}

/**
 * `datapackage.json` of these tables, in the order of their names, so that the order of runs does not show. Of
 * entries with one name the first counts.
 */
export function catalogue(resources: readonly Resource[], version: string): string {
  const descriptor = dataPackage({
    name: 'saltus',
    title: 'Subtraction games: computed tables',
    description: 'Tables computed by saltus, each with the plan and engine version that it depends on.',
    version,
    resources: [],
  });
  const byName = new Map(resources.toReversed().map(one => [one.name, one]));
  const sorted = [...byName.values()].sort((p, q) => (p.name < q.name ? -1 : p.name > q.name ? 1 : 0));
  return `${JSON.stringify({ ...descriptor, resources: sorted }, null, 2)}\n`;
}

/** Tables lie side by side: files are looked for, and removed, by what such a file says. */
const NAME = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/i;

/**
 * The entries of an older descriptor, or of a text of {@link resourceText}; none where it cannot be read, and none that
 * could not have been written here.
 */
export function resourcesIn(text: string | undefined): Resource[] {
  let parsed: { resources?: unknown };
  try {
    parsed = Object(JSON.parse(text ?? 'null'));
  } catch {
    return [];
  }
  const { resources = [parsed] } = parsed;
  return Array.isArray(resources) ? resources.filter(isResource) : [];
}

function isResource(entry: unknown): entry is Resource {
  const { name, path, hash } = Object(entry);
  return typeof hash === 'string' && typeof name === 'string' && NAME.test(name) && path === `${name}.csv`;
}
