import type { Ending, Objective } from '../game/index.ts';
import { readLetters } from './letters.ts';
import { Explorer } from './page/explorer.ts';
import { lawsOnPage } from './page/family-laws.ts';
import { gamePreview } from './page/game-preview.ts';

/** Starts the explorer where a page has the element `explorer`, and a preview of a game or the laws of a family wherever one asks for them. */
const place = document.getElementById('explorer');
if (place) {
  const explorer = new Explorer();
  place.replaceChildren(explorer.element);
  explorer.show(location.hash);
}
for (const element of document.querySelectorAll<HTMLElement>('[data-preview]')) {
  element.replaceChildren(gamePreview(element.dataset.preview!));
}
for (const laws of document.querySelectorAll<HTMLElement>('[data-laws]')) {
  const { laws: family, letters, ending, objective, root } = laws.dataset as Record<string, string>;
  const rule = { ending: ending as Ending, objective: objective as Objective };
  laws.replaceChildren(lawsOnPage(family!, readLetters(letters!), rule, root!));
}
