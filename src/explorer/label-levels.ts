/**
 * Returns the level of each label, 0 the lowest, so that labels of this width with these middles, from left to right, do
 * not cover each other: each goes to the lowest level where there is room.
 */
export function labelLevels(middles: readonly number[], width: number): number[] {
  const ends: number[] = [];
  return middles.map(middle => {
    const free = ends.findIndex(end => end <= middle - width / 2);
    const level = free < 0 ? ends.length : free;
    ends[level] = middle + width / 2;
    return level;
  });
}
