/** Messages for tests that compare committed files with generated ones: how to renew the files. */
export const STALE_FILES = {
  /** Data, and everything generated from data. */
  data: 'generated files are stale: run `npm start`, then look at `git diff`',
  /** Files generated only from results. */
  views: 'views of results are stale: run `npx saltus report`, then look at `git diff`',
  version: 'write the same version into package.json and src/engine/version.ts, then run `npm start`',
} as const;
