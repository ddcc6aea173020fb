/** The size of a drawing in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Height of a line of text in px. */
export const LINE = 18;

/** Returns a drawing with an accessible name and a description. Its colours are in story.css. */
export function svg(
  { width, height }: Size,
  name: string,
  description: string,
  parts: readonly string[],
): string {
  const size = `width="${px(width)}" height="${px(height)}" viewBox="0 0 ${px(width)} ${px(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="story" role="img" aria-label="${name}" ${size}><desc>${description}</desc>${parts.join('')}</svg>`;
}

export function rect(x: number, y: number, width: number, height: number, style: string): string {
  return `<rect class="${style}" x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}"/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, style: string): string {
  return `<line class="${style}" x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}"/>`;
}

export function dot(x: number, y: number): string {
  return `<circle class="now" cx="${px(x)}" cy="${px(y)}" r="5"/>`;
}

export function path(d: string, style: string): string {
  return d === '' ? '' : `<path class="${style}" d="${d}"/>`;
}

/** Returns the points of a line or polygon. */
export function points(list: readonly (readonly [x: number, y: number])[]): string {
  return list.map(([x, y]) => `${px(x)},${px(y)}`).join(' ');
}

/** Returns a text centred at a point, or to one side of it with the style `left` or `right`. */
export function text(x: number, y: number, content: string | number, style = ''): string {
  const attribute = style === '' ? '' : ` class="${style}"`;
  return `<text${attribute} x="${px(x)}" y="${px(y)}">${content}</text>`;
}

/** Returns a length with hundredths of a px. */
export function px(length: number): string {
  return String(Math.round(length * 100) / 100);
}
