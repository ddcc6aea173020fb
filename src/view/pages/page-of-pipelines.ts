import type { Result } from '../../run/index.ts';
import type { Block, FigureText } from '../document/model.ts';
import { MERGED_PAGES } from './merged-pages.ts';

type OfResult = Pick<ShownResult, 'result'>;

/** A page on one or several pipelines. */
export interface PageOfPipelines<Part extends OfResult = ShownResult> {
  /** The name of its file, without suffix. */
  readonly address: string;
  readonly title: string;
  readonly parts: readonly Part[];
}

/** A result, and what its page shows next to its numbers. */
export interface ShownResult {
  readonly result: Result;
  readonly figures: readonly FigureText[];
  /** The printed numbers next to the computed ones. */
  readonly compared: readonly Block[];
  /** The summaries as tables. */
  readonly summaries: readonly Block[];
}

/** Returns the page of one result only. */
export function ownPage<Part extends OfResult>(part: Part): PageOfPipelines<Part> {
  const { id, question } = part.result.asked;
  return { address: id, title: question, parts: [part] };
}

/** Groups results by page. A page of which only one result is given has the question of that result as its title. */
export function pagesOfPipelines<Part extends OfResult>(parts: readonly Part[]): PageOfPipelines<Part>[] {
  const byId = new Map(parts.map(part => [part.result.asked.id, part]));
  return parts.flatMap(part => {
    const { id } = part.result.asked;
    const merged = MERGED_PAGES.find(({ ids }) => ids.includes(id));
    if (merged === undefined) return [ownPage(part)];
    const { address, title, ids } = merged;
    const own = ids.flatMap(id => byId.get(id) ?? []);
    if (own[0] !== part) return [];
    return [own.length === 1 ? { ...ownPage(part), address } : { address, title, parts: own }];
  });
}

/** Returns the address of a pipeline on the site, of the whole page or of an anchor on it. */
export function addressOfPipeline(id: string, anchor = ''): string {
  const { address } = pageOf(id);
  const at = anchor === '' && address !== id ? id : anchorOn(id, anchor);
  return `pipelines/${address}.html${at && `#${at}`}`;
}

/** Returns an anchor of a pipeline, which no other pipeline has on the same page. */
export function anchorOn(id: string, anchor: string): string {
  return anchor === '' || pageOf(id).address === id ? anchor : `${id}.${anchor}`;
}

/** Returns whether a pipeline has moved to a page with another address. */
export function hasMoved(id: string): boolean {
  return pageOf(id).address !== id;
}

function pageOf(id: string): { readonly address: string } {
  return MERGED_PAGES.find(({ ids }) => ids.includes(id)) ?? { address: id };
}
