import { editorial } from '../editorial.ts';

/** A page on several pipelines. */
export interface MergedPage {
  /** The name of its file, without suffix: one of the ids. */
  readonly address: string;
  readonly title: string;
  /** The pipelines, in the order of their sections. */
  readonly ids: readonly string[];
}

/**
 * The pages on several pipelines. Any other pipeline has a page of its own.
 *
 * Anchors on the part of the pipeline that the page is named after are those of its former page; anchors on any other part
 * begin with the pipeline's id.
 */
export const MERGED_PAGES: readonly MergedPage[] = editorial('pages');
