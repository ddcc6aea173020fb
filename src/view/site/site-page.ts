import { lawsPath } from '../../run/index.ts';
import { type RenderContext, toHtml } from '../document/html.ts';
import { type Block, type Document, headingAnchor, type PictureText, type Place } from '../document/model.ts';
import { PLACES } from '../document/places.ts';
import { addressOfPipeline } from '../pages/page-of-pipelines.ts';
import { type Section, withContents } from './contents.ts';
import { explorerAddress } from './explorer-address.ts';
import { figureMarkup, pictureMarkup, type SiteFigure } from './figure.ts';
import { GUIDE } from './guide-page.ts';
import type { PipelinePart } from './parts.ts';
import { addressFrom, type Page } from './shell.ts';
import { tableMarkup } from './table.ts';

/**
 * Returns a document as a page of the site.
 *
 * @param figures all that there are, by `<id>/<name>`
 * @param parts of a page on pipelines, whose tables it shows
 */
export function sitePage(
  document: Document,
  path: string,
  figures: ReadonlyMap<string, SiteFigure>,
  parts: readonly PipelinePart[] = [],
): Page {
  const figureOf = ({ id, name }: PictureText) => figures.get(`${id}/${name}`);
  const context: RenderContext = {
    addressOf: place => addressOf(place, path, parts),
    picture: picture => {
      const figure = figureOf(picture);
      return figure && pictureMarkup(figure, picture.title, target => addressFrom(path, target));
    },
    figure: block => {
      const figure = figureOf(block.figure);
      return figure && figureMarkup(figure, target => addressFrom(path, target));
    },
    data: ({ tables }) =>
      tables.map(({ name, heading }) => {
        const part = parts.find(({ tables }) => tables.some(table => table.name === name));
        const table = part?.tables.find(table => table.name === name);
        const printed = part?.result.asked.id === name ? part.printed : [];
        return table && tableMarkup(table, printed, heading, context);
      }),
  };
  const kinds = kindsIn(document.blocks);
  const has = (kind: Block['kind']) => kinds.has(kind);
  const isExploring = has('preview') || has('laws');
  const isStory = has('drawing');
  const body = toHtml(document, context);
  return {
    path,
    title:
      path === PLACES.front.site
        ? 'saltus: checking what papers say about subtraction games'
        : `${document.title} · saltus`,
    description: document.description,
    // A story is read from its beginning, and its drawings have the place of the contents.
    body: isStory ? body : withContents(sectionsOf(document), body),
    scripts: [...(isStory ? ['assets/story.js'] : []), ...(isExploring ? ['explorer.js'] : [])],
    styles: [...(isStory ? ['assets/story.css'] : []), ...(isExploring ? ['explorer.css'] : [])],
  };
}

/** Returns the kinds of blocks on a page, those within sections too. */
function kindsIn(blocks: readonly Block[]): ReadonlySet<Block['kind']> {
  return new Set(
    blocks.flatMap(block => [block.kind, ...(block.kind === 'section' ? kindsIn(block.blocks) : [])]),
  );
}

function sectionsOf({ blocks }: Document): Section[] {
  return blocks.flatMap(block => {
    if (block.kind === 'section') return [{ id: block.id, text: block.heading }];
    return block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [];
  });
}

/** Returns an address on the site, which has no files of the repository except guide texts, letters, certificates and tables for papers. */
function addressOf(place: Place, path: string, parts: readonly PipelinePart[]): string | undefined {
  const to = (target: string) => addressFrom(path, target);
  const anchor =
    'heading' in place ? headingAnchor(place.heading) : 'anchor' in place ? place.anchor : undefined;
  const at = anchor === undefined ? '' : `#${anchor}`;
  if ('page' in place) return to(`${PLACES[place.page].site}${at}`);
  if ('url' in place) return place.url;
  if ('game' in place) return to(explorerAddress(place));
  if ('pipeline' in place) {
    return to(addressOfPipeline(place.pipeline, place.claim && `claim-${place.claim}`));
  }
  if (!('file' in place)) return at;
  const [, name] = /^docs\/(.+)\.md$/.exec(place.file) ?? [];
  if (GUIDE.some(text => text === name)) return to(`guide/${name}.html${at}`);
  const [, letter] = /^reports\/errata\/(.+)\.md$/.exec(place.file) ?? [];
  if (letter !== undefined) return to(`errata/${letter}.html`);
  for (const { result } of parts) {
    const { id } = result.asked;
    if (place.file === lawsPath(result)) return to(`laws/${id}.laws.json`);
    if (place.file === `reports/${id}/tables.tex`) return to(`figures/${id}/tables.tex`);
  }
  return undefined;
}
