import { describe, expect, it } from 'vitest';
import { insistOnPreperiod } from '../../../src/check/law/values.ts';
import type { Affine, Word } from '../../../src/game/index.ts';

/** Letters by hand, of no game: 0 begins a value, 1 is the heap behind one that does. */
const X: readonly Affine[] = [[0, 1]];
const pass = (preperiod: Affine, before: Word, repeated: Word, saltus: Affine) => () =>
  insistOnPreperiod(preperiod, X, before, repeated, saltus, 6);

describe('values that repeat', () => {
  const pairs: Word = [['01', [0, 1]]];
  it('do so from the heap on that is told, and from none before it', () => {
    // 0 1 2 3 3 4 4 5 5 …: with the period 2 and the saltus 1 from heap 2 on.
    const before: Word = [['000', [0, 1]]];
    expect(pass([0, 2], before, pairs, [0, 1])).not.toThrow();
    for (const other of [1, 3])
      expect(pass([0, other], before, pairs, [0, 1])).toThrow(/from the preperiod on/);
    expect(pass([0, 2], before, pairs, [0, 2])).toThrow(/from the preperiod on/);
  });

  it('do so behind a preperiod that grows', () => {
    const before: Word = [['0', [1, 0]]];
    expect(pass([1, -1], before, pairs, [0, 1])).not.toThrow();
    expect(pass([1, 0], before, pairs, [0, 1])).toThrow(/from the preperiod on/);
    expect(pass([0, 0], before, pairs, [0, 1])).toThrow(/from the preperiod on/);
  });

  it('have to rise alike over all of a zone, and not at its beginning alone', () => {
    const repeated: Word = [
      ['1', [1, 0]],
      ['0', [0, 2]],
    ];
    expect(pass([0, 1], [['0', [1, 0]]], repeated, [1, -1])).toThrow(/rise alike/);
  });
});
