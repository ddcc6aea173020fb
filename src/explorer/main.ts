import { Explorer } from './page/explorer.ts';

/** Starts the explorer in the element of the page whose id is `explorer`. */
const place = document.getElementById('explorer');
if (!place) throw new Error('the page has no element with the id explorer');
const explorer = new Explorer();
place.replaceChildren(explorer.element);
explorer.show(location.hash);
