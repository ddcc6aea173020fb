import { dataPackage, type TableFile } from './data-package.ts';

/**
 * `datapackage.json` for a folder of data: the tables just written, and of an older descriptor those of other
 * pipelines. Resources stand in the order of their names, so that the order of runs does not show.
 *
 * @param older the text of the descriptor that is there, if any; one that cannot be read is replaced
 * @param isThere whether a file of the folder is still there; resources that have gone are dropped
 */
export function catalogue(
  id: string,
  tables: readonly TableFile[],
  version: string,
  older: string | undefined,
  isThere: (path: string) => boolean,
): string {
  const descriptor = dataPackage({
    name: 'saltus',
    title: 'Subtraction games: computed tables',
    description: 'Tables computed by saltus, each with the plan and engine version that it depends on.',
    version,
    resources: tables,
  });
  const own = resourcesOf(descriptor);
  const others = resourcesOf(parsed(older)).filter(
    ({ name, path }) => name !== id && !name.startsWith(`${id}.`) && isThere(path),
  );
  const resources = [...others, ...own].sort((p, q) => (p.name < q.name ? -1 : p.name > q.name ? 1 : 0));
  return `${JSON.stringify({ ...descriptor, resources }, null, 2)}\n`;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function resourcesOf(descriptor: unknown): { name: string; path: string }[] {
  const { resources } = Object(descriptor) as { resources?: unknown };
  return Array.isArray(resources)
    ? resources.filter(one => [one?.name, one?.path].every(text => typeof text === 'string'))
    : [];
}
