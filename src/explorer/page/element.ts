/** A child of an element. Text is inserted as text, never as markup. */
export type Child = Node | string | number | null | false;

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Creates an HTML element. An attribute that is false or undefined is left out; one that is true has no value. */
export function html<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  return filled(document.createElement(tag), attributes, children);
}

/** Returns an SVG element, likewise. */
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

/** Replaces all children of an element. */
export function put(element: Element, ...children: Child[]): void {
  element.replaceChildren(
    ...children
      .filter(child => child !== null && child !== false)
      .map(child => (typeof child === 'number' ? String(child) : child)),
  );
}
