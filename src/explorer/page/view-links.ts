import { type Address, VIEWS, type View as ViewName, writeAddress } from '../address.ts';
import { html } from './element.ts';

const NAMES: Readonly<Record<ViewName, string>> = {
  sequence: 'Sequence',
  algorithm: 'Algorithm',
  tiling: 'Tiling',
  graph: 'Graph',
  play: 'Play',
};

/** The links between views. They stay when the view changes, and so the focus stays on them. */
export class ViewLinks {
  readonly element: HTMLElement;
  readonly #links: readonly { readonly view: ViewName; readonly link: HTMLAnchorElement }[];

  constructor() {
    this.#links = VIEWS.map(view => ({ view, link: html('a', {}, NAMES[view]) }));
    this.element = html(
      'nav',
      { class: 'x-views', 'aria-label': 'Views', hidden: true },
      ...this.#links.map(({ link }) => link),
    );
  }

  /** Sets the address from which the links lead; hides them if there is none. */
  leadFrom(address: Address | undefined): void {
    this.element.hidden = address === undefined;
    if (!address) return;
    for (const { view, link } of this.#links) {
      link.href = writeAddress({ ...address, view });
      link.ariaCurrent = view === address.view ? 'page' : null;
    }
  }
}
