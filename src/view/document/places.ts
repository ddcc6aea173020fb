/** The pages of all results: `pages/` has one for each. */
const OF_RESULTS = {
  front: { report: 'README.md', site: 'index.html' },
  story: { report: 'story.md', site: 'story.html' },
  results: { report: 'results.md', site: 'pipelines/index.html' },
  claims: { report: 'claims.md', site: 'claims.html' },
  statements: { report: 'statements.md', site: 'statements.html' },
  errata: { report: 'errata.md', site: 'errata.html' },
  open: { report: 'open.md', site: 'open.html' },
  guessed: { report: 'guessed.md', site: 'guessed.html' },
  further: { report: 'further.md', site: 'further.html' },
} as const;

/** The pages that links lead to: their paths below `reports/`, if they are also there, and on the site. */
export const PLACES = {
  ...OF_RESULTS,
  explorer: { report: undefined, site: 'explorer.html' },
  guide: { report: '../docs/tutorial.md', site: 'guide/index.html' },
  theorem: { report: '../docs/conjecture-12.md', site: 'guide/conjecture-12.html' },
  trust: { report: '../docs/trust.md', site: 'guide/trust.html' },
} as const;

export type PageName = keyof typeof PLACES;
export type PageOfResults = keyof typeof OF_RESULTS;
