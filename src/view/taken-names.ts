import { PLACES } from './document/places.ts';

/** What stands in `data/`, `reports/` and the site beside the files of pipelines, and so can be the id of none; nor can `all`, which means each. */
export const TAKEN_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(PLACES).flatMap(({ report }) => /^([a-z-]+)\.md$/.exec(report ?? '')?.[1] ?? []),
  ...[
    'all',
    'benchmark',
    'datapackage',
    'index',
    'long-runs',
    'macros',
    'papers',
    'published',
    'runs',
    'site',
  ],
]);
