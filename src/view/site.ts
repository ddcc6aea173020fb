import type { GeneratedFile } from './generated-file.ts';
import type { buildSite as compose } from './site/build-site.ts';

/** The function {@link compose}, loaded on first call, since loading the renderer takes longer than many a run. */
export const buildSite: typeof compose = async (...parts) =>
  (await import('./site/build-site.ts')).buildSite(...parts);

/** The papers, loaded in the same way. */
export const buildPapers = async (): Promise<GeneratedFile[]> => (await import('./papers.ts')).buildPapers();
