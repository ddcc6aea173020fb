import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomeTape } from '../../../src/engine/finite/outcomes.ts';
import { repeatByTermsKept, repeatByWindows } from '../../../src/engine/finite/repeat.ts';
import { startingNimValues } from '../../../src/engine/finite/rule.ts';
import { FiniteTapeByMex } from '../../../src/engine/finite/tape-by-mex.ts';
import { FiniteTapeByWords } from '../../../src/engine/finite/tape-by-words.ts';
import { moveSets, rules, SEED, wideSets } from './games.ts';

const sets = fc.oneof(moveSets(30), moveSets(80, 4, 3), wideSets);
const endings = fc.constantFrom('normal', 'take-all');
const LIMIT = 1e6;

test('outcomes: the terms kept and the windows alone show the same preperiod and period', () => {
  let found = 0;
  fc.assert(
    fc.property(sets, rules, (moves, rule) => {
      const byTerms = repeatByTermsKept(outcomeTape(moves, rule), LIMIT);
      if (byTerms === null) return;
      found++;
      expect(repeatByWindows(outcomeTape(moves, rule), LIMIT)).toEqual(byTerms);
    }),
    { numRuns: 600, seed: SEED },
  );
  expect(found).toBeGreaterThan(500);
});

test('nim-values: so do both kernels', () => {
  let found = 0;
  fc.assert(
    fc.property(sets, endings, (moves, ending) => {
      const start = startingNimValues(ending);
      const byTerms = repeatByTermsKept(new FiniteTapeByMex(moves, start), LIMIT);
      const byWords = repeatByTermsKept(new FiniteTapeByWords(moves, moves.length, start), LIMIT);
      expect(byWords).toEqual(byTerms);
      if (byTerms === null) return;
      found++;
      expect(repeatByWindows(new FiniteTapeByMex(moves, start), LIMIT)).toEqual(byTerms);
    }),
    { numRuns: 400, seed: SEED },
  );
  expect(found).toBeGreaterThan(300);
});

test('neither finds a repeat in fewer heaps than it takes', () => {
  fc.assert(
    fc.property(sets, rules, (moves, rule) => {
      const tape = () => outcomeTape(moves, rule);
      const repeat = repeatByTermsKept(tape(), LIMIT);
      if (repeat === null) return;
      const least = repeat.preperiod! + repeat.period + moves.at(-1)!;
      expect(repeatByTermsKept(tape(), least - 1)).toBeNull();
      expect(repeatByWindows(tape(), least - 1)).toBeNull();
      expect(repeatByTermsKept(tape(), least)).toEqual(repeat);
    }),
    { numRuns: 300, seed: SEED },
  );
});
