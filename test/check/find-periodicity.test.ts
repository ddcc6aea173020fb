import { expect, it } from 'vitest';
import { determiningHeaps } from '../../src/check/determining-heaps.ts';
import { periodicityIn } from '../../src/check/find-periodicity.ts';
import { type Replayable, termsOf } from '../../src/check/replay.ts';
import { allBut, finite, NORMAL, naiveCertificate, naiveTerms } from './naive.ts';

/** All non-empty sets of numbers up to 6. */
const SETS = Array.from({ length: 63 }, (_, i) => [1, 2, 3, 4, 5, 6].filter(x => ((i + 1) >> (x - 1)) & 1));
const GAMES = SETS.flatMap(set => [
  { naive: allBut(...set), game: { kind: 'all-but', excluded: set } as Replayable },
  { naive: finite(...set), game: { kind: 'finite', moves: set } as Replayable },
]);

it('an equation that holds for determiningHeaps heaps holds for all later heaps', () => {
  let settled = 0;
  for (const { naive, game } of GAMES) {
    const terms = naiveTerms(naive, NORMAL, 120);
    const span = determiningHeaps(game);
    for (let period = 1; period <= 40; period++) {
      for (let heap = 0; heap + span + period < 60; heap++) {
        const saltus = naive.kind === 'finite' ? 0 : terms[heap + period]! - terms[heap]!;
        const holds = (n: number) => terms[n + period] === terms[n]! + saltus;
        const isSettled = Array.from({ length: span }, (_, i) => heap + i).every(holds);
        if (!isSettled) continue;
        settled++;
        for (let n = heap; n + period < terms.length; n++) {
          if (!holds(n)) throw new Error(`${naive.notation}: ${period} from heap ${heap} to heap ${n}`);
        }
      }
    }
  }
  expect(settled).toBeGreaterThan(1000);
});

it('periodicityIn finds the true periodicity or nothing, and finds it if there are enough heaps', () => {
  for (const { naive, game } of GAMES) {
    const { preperiod, period, saltus } = naiveCertificate(naive);
    const enough = preperiod + period + determiningHeaps(game);
    const terms = termsOf(game, NORMAL, enough + 5);
    for (let heaps = 1; heaps <= enough + 5; heaps++) {
      const found = periodicityIn(terms.subarray(0, heaps), game);
      const isRight =
        heaps < enough
          ? found === undefined
          : found?.preperiod === preperiod && found.period === period && found.saltus === saltus;
      if (!isRight) throw new Error(`${naive.notation}, ${heaps} heaps: ${JSON.stringify(found)}`);
    }
  }
});

it('Nim has period 1 and saltus 1', () => {
  const nim: Replayable = { kind: 'all-but', excluded: [] };
  expect(periodicityIn(termsOf(nim, NORMAL, 2), nim)).toEqual({ preperiod: 0, period: 1, saltus: 1 });
});
