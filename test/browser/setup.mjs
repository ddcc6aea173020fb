import '../thread-setup.mjs';

/**
 * Builds the sites with a TypeScript module, after the loader is registered.
 *
 * @param {import('vitest/node').TestProject} project
 */
export default async function setup(project) {
  const { buildSites } = await import('./built-site.ts');
  return buildSites(project);
}
