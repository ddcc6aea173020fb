import { Explorer } from './page/explorer.ts';
import { Glimpse } from './page/glimpse.ts';

/** Starts the explorer where a page has the element `explorer`, and a glimpse of a game wherever one asks for it. */
const place = document.getElementById('explorer');
if (place) {
  const explorer = new Explorer();
  place.replaceChildren(explorer.element);
  explorer.show(location.hash);
}
for (const glimpse of document.querySelectorAll<HTMLElement>('[data-glimpse]')) {
  glimpse.replaceChildren(new Glimpse(glimpse.dataset.glimpse!).element);
}
