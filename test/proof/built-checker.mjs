import '../thread-setup.mjs';

/** Builds the checker once for all tests. */
export default async function setup() {
  const { builtChecker } = await import('../../src/run/proved-checker.ts');
  await builtChecker();
}
