/** Messages for tests that compare committed files with what makes them: what to do if they fail. */
export const REMEDY = {
  /** Data, and everything that is made of it. */
  data: 'generated files are stale: run `npm start`, then look at `git diff`',
  /** Files that are made of results alone. */
  views: 'views of results are stale: run `npx saltus report`, then look at `git diff`',
  version: 'write the new version into package.json and src/engine/version.ts alike, then run `npm start`',
} as const;
