import { PLACES } from './document/places.ts';

/**
 * Names that no pipeline may have as its id: those of other files in `data/`, `reports/` and the site, and `all`, which
 * means all pipelines.
 */
export const TAKEN_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(PLACES).flatMap(({ report }) => /^([a-z-]+)\.md$/.exec(report ?? '')?.[1] ?? []),
  ...[
    'all',
    'benchmark',
    'datapackage',
    'index',
    'known',
    'long-runs',
    'macros',
    'papers',
    'published',
    'runs',
    'site',
  ],
]);
