import '../once.mjs';

/** Builds the checker once, before each of the tests would. */
export default async function setup() {
  const { builtChecker } = await import('../../src/run/proved-checker.ts');
  await builtChecker();
}
