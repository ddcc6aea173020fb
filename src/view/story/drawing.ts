/** The game that the drawings of the story show, N - {a, b, a+b} for coprime a and b with b ≥ 3a, and their width. */
export interface Shown {
  readonly a: number;
  readonly b: number;
  /** Width of a drawing in px. */
  readonly width: number;
}

/** A drawing as an SVG text without colours, and a sentence or two under it, which are also its description. */
export interface Drawing {
  readonly svg: string;
  readonly caption: string;
}

/** Width below which a drawing uses more lines. */
export const NARROW = 480;

export function gameName({ a, b }: Pick<Shown, 'a' | 'b'>): string {
  return `N - {${a}, ${b}, ${a + b}}`;
}
