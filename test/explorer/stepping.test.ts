import { describe, expect, test } from 'vitest';
import { type Place, placeOfValue, stepBack, stepOn } from '../../src/explorer/stepping.ts';

const EXTENT = { values: 3, heads: 4 };

function walk(from: Place, step: (place: Place) => Place): Place[] {
  const places = [from];
  for (let next = step(from); next !== places.at(-1); next = step(next)) places.push(next);
  return places;
}

describe('stepping', () => {
  test('a step by heads visits every head of every value, and ends', () => {
    const places = walk({ value: 0, head: 0 }, place => stepOn(place, 'head', EXTENT));
    expect(places.map(({ value, head }) => 4 * value + head)).toEqual([...Array(12).keys()]);
  });

  test('a step back by heads visits the same places in reverse', () => {
    const there = walk({ value: 0, head: 0 }, place => stepOn(place, 'head', EXTENT));
    const back = walk({ value: 2, head: 3 }, place => stepBack(place, 'head', EXTENT));
    expect(back).toEqual(there.toReversed());
  });

  test('a step by values shows each value with all its heads', () => {
    const places = walk(placeOfValue(0, EXTENT), place => stepOn(place, 'value', EXTENT));
    expect(places).toEqual([0, 1, 2].map(value => ({ value, head: 3 })));
  });

  test('a step by values completes a half-done value before the next', () => {
    expect(stepOn({ value: 1, head: 0 }, 'value', EXTENT)).toEqual({ value: 1, head: 3 });
    expect(stepBack({ value: 1, head: 0 }, 'value', EXTENT)).toEqual({ value: 0, head: 3 });
  });

  test('stays within the existing values', () => {
    expect(placeOfValue(99, EXTENT)).toEqual({ value: 2, head: 3 });
    expect(placeOfValue(-1, EXTENT)).toEqual({ value: 0, head: 3 });
  });
});
