import type { ComposedFile } from './composed-file.ts';
import type { composeSite as compose } from './site/compose-site.ts';

/** The function {@link compose}, loaded on first call, since loading the renderer takes longer than many a run. */
export const composeSite: typeof compose = async (...parts) =>
  (await import('./site/compose-site.ts')).composeSite(...parts);

/** The papers, loaded in the same way. */
export const composePapers = async (): Promise<ComposedFile[]> =>
  (await import('./papers.ts')).composePapers();
