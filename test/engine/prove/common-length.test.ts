import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commonLength } from '../../../src/engine/prove/common-length.ts';
import { Reader } from '../../../src/engine/prove/power-reader.ts';
import { PowerWord } from '../../../src/engine/prove/power-word.ts';
import { Threshold } from '../../../src/engine/prove/threshold.ts';
import { at } from './unfolded.ts';

/** A text and another one, often with a long common prefix of their powers. */
const texts = fc
  .tuple(
    fc.string({ unit: fc.constantFrom('0', '1'), minLength: 1, maxLength: 6 }),
    fc.integer({ min: 1, max: 12 }),
    fc.boolean(),
  )
  .map(([text, length, isOther]) => {
    const begin = text.repeat(length).slice(0, length);
    return [text, isOther ? begin : `${begin.slice(0, -1)}${begin.endsWith('0') ? '1' : '0'}`] as const;
  });

it('powers have as many common letters as their expansions, from any position', () => {
  let late = 0;
  fc.assert(
    fc.property(texts, fc.nat(11), fc.nat(11), (pair, start, otherStart) => {
      const threshold = new Threshold(20, 1000);
      const readers = pair.map((text, i) => {
        const word = new PowerWord();
        word.appendPower(text, [1, 12]);
        return new Reader(word, threshold, [0, [start, otherStart][i]! % text.length]);
      });
      const found = commonLength(readers[0]!, readers[1]!, [1, 0], threshold);
      const k = 40;
      const [p, q] = pair.map((text, i) => text.repeat(60).slice([start, otherStart][i]! % text.length));
      let common = 0;
      while (common < k && p![common] === q![common]) common++;
      expect(at(k, found)).toBe(common);
      if (common < k && common >= Math.max(pair[0].length, pair[1].length)) late++;
    }),
    { seed: 22, numRuns: 2000 },
  );
  expect(late).toBeGreaterThan(20);
});
