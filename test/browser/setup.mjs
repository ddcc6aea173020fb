import '../once.mjs';

/** Builds the sites, by a module in TypeScript, which Node loads from now on. @param {import('vitest/node').TestProject} project */
export default async function setup(project) {
  const { buildSites } = await import('./built-site.ts');
  return buildSites(project);
}
