import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PowerWord, rootOf } from '../../../src/engine/prove/power-word.ts';
import type { Affine } from '../../../src/game/index.ts';
import { at } from './unfolded.ts';

const text = fc.string({ unit: fc.constantFrom('0', '1'), minLength: 1, maxLength: 4 });
const exponent = fc.oneof(
  fc.constant<Affine>([0, 1]),
  fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: -1, max: 2 })),
);

it('the normal form expands to the appended powers, and satisfies its rules', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, exponent), { maxLength: 8 }), powers => {
      const word = new PowerWord();
      for (const [text, times] of powers) word.appendPower(text, times);
      for (const k of [2, 3, 7]) {
        const spelled = word.powers.map(({ text, times }) => text.repeat(at(k, times))).join('');
        expect(spelled).toBe(powers.map(([text, times]) => text.repeat(at(k, times))).join(''));
        expect(at(k, word.end)).toBe(spelled.length);
        for (const [i, { start }] of word.powers.entries()) {
          const before = word.powers
            .slice(0, i)
            .reduce((sum, power) => sum + power.text.length * at(k, power.times), 0);
          expect(at(k, start)).toBe(before);
        }
      }
      for (const [i, { text, times }] of word.powers.entries()) {
        const [before, isLiteral] = [word.powers[i - 1], times[0] === 0];
        if (!isLiteral) expect(rootOf(text).exponent).toBe(1);
        if (!before) continue;
        if (isLiteral) expect(text.startsWith(before.text)).toBe(false);
        else if (before.times[0] === 0) expect(before.text.at(-1)).not.toBe(text.at(-1));
        else expect(before.text).not.toBe(text);
      }
    }),
    { seed: 20, numRuns: 500 },
  );
});

it('the root of a text is the shortest text of which it is a power', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 5 }), (base, times) => {
      const whole = base.repeat(times);
      const { root, exponent } = rootOf(whole);
      const shortest = Array.from(whole, (_, i) => whole.slice(0, i + 1)).find(
        start => whole.length % start.length === 0 && start.repeat(whole.length / start.length) === whole,
      );
      expect(root).toBe(shortest);
      expect(root.repeat(exponent)).toBe(whole);
    }),
    { seed: 21 },
  );
});
