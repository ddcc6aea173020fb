import { type Drawing, gameName, type Shown } from './drawing.ts';
import { boundaryOf, cornerOf, openPlane, type Plane, planeCells, roundStyle } from './plane.ts';
import { LINE, line, svg, text } from './svg.ts';
import { beginsOf } from './tiles.ts';

/** Smallest a that is drawn: for a = 1, just below 3a is b = 2a, which has no L-shaped pieces. */
const MIN_A = 2;
/** Number of columns of two and a half rounds: above 3a, a round has b + d = 4a pieces, and so 12 cells in each row. */
const COLUMNS_OF_ROUNDS = 30;

/** Returns the pieces just above and just below b = 3a, and the place below at which the second round cannot begin. */
export function border({ a: chosen, width }: Shown): Drawing {
  const a = Math.max(chosen, MIN_A);
  const [over, under] = [3 * a + 1, 3 * a - 1];
  const columns = over + COLUMNS_OF_ROUNDS;
  const cells = { columns, side: (width - 2) / columns };
  const above = openPlane({ a, b: over }, { ...cells, top: 1.5 * LINE });
  const below = openPlane({ a, b: under }, { ...cells, top: above.bottom + 2 * LINE });
  const instead =
    chosen < MIN_A ? ` For a = ${chosen} there is no game just below 3a, so a is ${a} here.` : '';
  const caption = `${gameName(above)} and ${gameName(below)}. Thick lines: the edges at which rounds begin; the red one shows where the second round would have to begin.${instead}`;
  const parts = [
    title(above, `b = ${over}, just above 3a = ${3 * a}: rounds`),
    ...planeCells(above, roundStyle(above)),
    ...[0, 1, 2, 3].map(round => boundaryOf(above, round, 'edge')),
    title(below, `b = ${under}, just below 3a = ${3 * a}: the rounds break`),
    ...planeCells(below, roundStyle(below)),
    boundaryOf(below, 0, 'edge'),
    boundaryOf(below, 1, 'edge needed'),
    ...turnOf(below),
  ];
  const size = { width, height: below.bottom + 2 * LINE };
  return { svg: svg(size, 'Just above and just below b = 3a', caption, parts), caption };
}

function title({ top }: Plane, words: string): string {
  return text(1, top - 8, words, 'left');
}

/** Returns a mark below the plane at the row where the second round would have to begin one cell further right. */
function turnOf(plane: Plane): string[] {
  const { a, b, cell, bottom } = plane;
  const begin = beginsOf(a, b);
  const rows = Array.from({ length: a }, (_, i) => i + 1);
  return rows
    .filter(row => begin(1, row) > begin(1, row - 1))
    .flatMap(row => {
      const [x, y] = cornerOf(plane, { row, cell: begin(1, row) + b });
      const middle = x - cell.width / 2;
      return [
        line(middle, y, middle, bottom + 6, 'pointer'),
        text(middle, bottom + LINE + 2, 'step of −1', 'strong needed'),
      ];
    });
}
