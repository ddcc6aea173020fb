import { expect, test } from 'vitest';
import { A, before, isMex, REPEATED, U, V, views, W } from './one-more-move.ts';

/** Returns the word until all options of its last heap are in the repeated part, whose period recurs there. */
function word(k: number): string {
  return before(k) + REPEATED.repeat(k + 3);
}

const wrongViews = (text: string, c: number) => [...views(text, c)].filter(view => !isMex(view));

test.each([3, 4, 5, 6, 7, 8])(
  'each letter of the word is the least value that no move leads to: k = %i',
  k => {
    expect(wrongViews(word(k), 14 * k + 1)).toEqual([]);
  },
);

test.each([9, 10, 16, 23])('every view for k = %i occurs for k = 8', k => {
  expect([...views(word(k), 14 * k + 1)].filter(view => !views(word(8), 113).has(view))).toEqual([]);
});

/** Lists the places of the table of section 6: first heap, count, and what is repeated above and below. */
function places(
  k: number,
): readonly (readonly [first: number, count: number, above: string, below: string])[] {
  const block = (i: number) => 14 * k + 1 + (i - 1) * (14 * k + 5);
  const z = block(k + 1);
  const ofBlocks = Array.from({ length: k - 1 }, (_, j) => j + 2).flatMap(
    i =>
      [
        [block(i) + 3, Math.max(0, 14 * (i - 3) - 4), V, V],
        [block(i) + 14 * i - 4, 14 * (k - i) - 4, U, U],
      ] as const,
  );
  return [
    [block(1) + 10, 14 * k - 14, U, A],
    ...ofBlocks,
    [z + 31, 14 * k - 60, V, V],
    [z + 14 * k + 32, 14 * k - 42, W, V],
    [z + 28 * k + 17, 14 * k - 3, REPEATED, W],
    [z + 42 * k + 18, 28, REPEATED, REPEATED],
  ];
}

test.each([8, 9, 12, 20])('both lines have period 14 in the places of the table: k = %i', k => {
  const c = 14 * k + 1;
  const above = before(k) + REPEATED.repeat(k + 6);
  const below = `${'.'.repeat(c)}${above}`;
  const repeats = (line: string, first: number, count: number, word: string) => {
    const place = line.slice(first, first + count);
    return place.length === count && word.repeat(count).includes(place);
  };
  for (const [first, count, one, other] of places(k).filter(([, count]) => count > 0)) {
    expect([first, repeats(above, first, count, one)]).toEqual([first, true]);
    expect([first, repeats(below, first, count, other)]).toEqual([first, true]);
  }
});

test('changing any letter is detected', () => {
  const right = word(3);
  for (let n = 0; n < right.length; n++) {
    const wrong = `${right.slice(0, n)}${(Number(right[n]) + 1) % 5}${right.slice(n + 1)}`;
    expect(wrongViews(wrong, 43)).not.toEqual([]);
  }
});

test('the repeated part begins exactly at heap 14k² + 47k + 18, and its zeros eight heaps earlier', () => {
  for (let k = 3; k <= 8; k++) {
    const first = before(k);
    expect(first.length).toBe(14 * k ** 2 + 47 * k + 18);
    const sameAt = (n: number, of: (letter?: string) => unknown) => of(first.at(n)) === of(REPEATED.at(n));
    const isZero = (letter?: string) => letter === '0';
    expect(sameAt(-1, letter => letter)).toBe(false);
    expect([-1, -2, -3, -4, -5, -6, -7, -8].every(n => sameAt(n, isZero))).toBe(true);
    expect(sameAt(-9, isZero)).toBe(false);
  }
});

test.each([REPEATED, REPEATED.replace(/[^0]/g, '1')])('%s is not a repetition of a shorter word', text => {
  expect([1, 2, 7].filter(p => text === text.slice(0, p).repeat(14 / p))).toEqual([]);
});
