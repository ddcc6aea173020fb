/** What may stand in an element. Text goes in as text, whatever it says. */
export type Child = Node | string | number | null | false;

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An HTML element. An attribute that is false or undefined is left out; one that is true is there without a value. */
export function html<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  return filled(document.createElement(tag), attributes, children);
}

/** An SVG element, likewise. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  return filled(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function filled<E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
  put(element, ...children);
  return element;
}

/** Puts these in the place of all that an element holds. */
export function put(element: Element, ...children: Child[]): void {
  element.replaceChildren(
    ...children
      .filter(child => child !== null && child !== false)
      .map(child => (typeof child === 'number' ? String(child) : child)),
  );
}
