import { describe, expect, test } from 'vitest';
import { analyse } from '../../src/explorer/analysis.ts';
import { colouringOf, describeTerm, shownSequences } from '../../src/explorer/shown-sequence.ts';
import { readGameText } from '../../src/explorer/subject.ts';
import { viridis } from '../../src/explorer/viridis.ts';

function shownOf(notation: string) {
  const read = readGameText(notation);
  if ('issues' in read) throw new Error(`${notation} is no game`);
  const all = [...analyse(read.value, { ending: 'normal', objective: 'last-player-wins' }, 1e6)];
  const terms = all.find(entry => entry.kind === 'terms');
  const end = all.find(entry => entry.kind === 'analysis');
  const grows = read.value.kind === 'all-but';
  return {
    terms,
    before: shownSequences(terms, undefined, grows),
    after: shownSequences(terms, end?.analysis, grows),
  };
}

describe('the sequences shown for a game', () => {
  test('include nim-values and outcomes of a finite set, and only nim-values otherwise', () => {
    expect(shownOf('{1, 3, 4}').after.map(({ what }) => what)).toEqual(['nim-sequence', 'outcomes']);
    expect(shownOf('N - {2}').after.map(({ what }) => what)).toEqual(['nim-sequence']);
    expect(shownSequences(undefined, undefined, true)).toEqual([]);
  });

  test('show no period until one is proved', () => {
    const { before, after } = shownOf('N - {2, 3, 6, 8}');
    expect(before[0]!.period).toBeUndefined();
    expect(after[0]!.period).toMatchObject({ preperiod: 42, period: 9, saltus: 3 });
    expect(shownOf('primes').after[0]!.period).toBeUndefined();
  });
});

describe('the description of a term', () => {
  test('names its place in the period, and the earlier term that it follows from', () => {
    const [shown] = shownOf('N - {2, 3, 6, 8}').after;
    expect([0, 41, 42, 50, 51].map(heap => describeTerm(heap, shown!))).toEqual([
      'G(0) = 0, a P-position, in the preperiod',
      'G(41) = 12, an N-position, in the preperiod',
      'G(42) = 14, an N-position, in the first period',
      'G(50) = 16, an N-position, in the first period',
      'G(51) = 17, an N-position; equal to G(42) + 3',
    ]);
  });

  test('names no saltus for a finite set, and calls outcomes f', () => {
    const [values, outcomes] = shownOf('{1, 3, 4}').after;
    expect(describeTerm(12, values!)).toBe('G(12) = 3, an N-position; equal to G(5)');
    expect(describeTerm(9, outcomes!)).toBe('f(9) = 0, a P-position; equal to f(2)');
    expect(describeTerm(9, shownOf('{1, 3, 4}').before[0]!)).toBe('G(9) = 0, a P-position');
  });
});

describe('the colours of terms', () => {
  test('repeat with the period, wherever the range begins', () => {
    const [shown] = shownOf('N - {2, 3, 6, 8}').after;
    const { paintAt } = colouringOf(shown!, 60, 120);
    for (let heap = 60; heap < 110; heap++) expect(paintAt(heap)).toEqual(paintAt(heap + 9));
    expect(new Set(Array.from({ length: 9 }, (_, i) => paintAt(60 + i).fill)).size).toBe(3);
  });

  test('do not depend on the page for a bounded sequence', () => {
    const [shown] = shownOf('primes').after;
    expect(colouringOf(shown!, 0, 10).paintAt(5)).toEqual(colouringOf(shown!, 1000, 1010).paintAt(5));
  });

  test('use the whole scale on every page for a growing sequence', () => {
    const [shown] = shownOf('N').before;
    const { low, high, paintAt } = colouringOf(shown!, 500, 600);
    expect([low, high]).toEqual([500, 599]);
    expect(paintAt(500)).toEqual(viridis(0));
    expect(paintAt(599)).toEqual(viridis(1));
  });

  test('show the values themselves if reduced levels would all be equal', () => {
    const [nim] = shownOf('N').after;
    expect(colouringOf(nim!, 0, 50)).toMatchObject({ low: 0, high: 49, isReduced: false });
    const [other] = shownOf('N - {2, 3, 6, 8}').after;
    expect(colouringOf(other!, 0, 50).isReduced).toBe(true);
    expect(colouringOf(shownOf('{1, 3, 4}').after[0]!, 0, 50).isReduced).toBe(false);
  });

  test('start at the darkest if there is only one value', () => {
    const shown = { what: 'nim-sequence', terms: [4, 4], period: undefined, grows: true } as const;
    expect(colouringOf(shown, 0, 2).paintAt(1)).toEqual(viridis(0));
  });
});
