/**
 * Eleven points of the colour map viridis by Smith and van der Walt: its lightness rises evenly, so that it is read
 * by the colour-blind and in grey.
 */
const POINTS = [
  [68, 1, 84],
  [72, 36, 117],
  [65, 68, 135],
  [53, 95, 141],
  [42, 120, 142],
  [33, 145, 140],
  [34, 168, 132],
  [68, 191, 112],
  [122, 209, 81],
  [189, 223, 38],
  [253, 231, 37],
] as const;

/** A colour, with a readable colour for text on it. */
export interface Paint {
  readonly fill: string;
  readonly ink: '#000' | '#fff';
}

/** Returns the colour at `part` of the way, from 0 (dark) to 1 (light). */
export function viridis(part: number): Paint {
  const place = Math.min(1, Math.max(0, part)) * (POINTS.length - 1);
  const i = Math.min(POINTS.length - 2, Math.floor(place));
  const rgb = POINTS[i]!.map((from, c) => Math.round(from + (place - i) * (POINTS[i + 1]![c]! - from)));
  const hex = rgb.map(part => part.toString(16).padStart(2, '0')).join('');
  // The contrasts of WCAG 2, ratios of lightnesses.
  const lightness = lightnessOf(rgb) + 0.05;
  const [onBlack, onWhite] = [lightness / 0.05, 1.05 / lightness];
  return { fill: `#${hex}`, ink: onBlack > onWhite ? '#000' : '#fff' };
}

function lightnessOf(rgb: readonly number[]): number {
  const [r, g, b] = rgb.map(part => {
    const x = part / 255;
    return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
