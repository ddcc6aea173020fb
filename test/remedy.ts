/** Hints for tests that compare committed files with generated ones. */
export const REMEDY = {
  /** Hint for data and everything generated from it. */
  data: 'generated files are stale: run `npm start`, then look at `git diff`',
  /** Hint for files generated only from results. */
  views: 'views of results are stale: run `npx saltus report`, then look at `git diff`',
  version: 'write the new version into package.json and src/engine/version.ts alike, then run `npm start`',
} as const;
