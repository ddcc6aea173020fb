import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { termsOf } from '../../src/check/replay.ts';
import { verifyCertificate } from '../../src/check/verify-certificate.ts';
import { NORMAL } from './naive.ts';

function published(file: string): Record<string, string>[] {
  const text = readFileSync(new URL(`../../data/published/${file}`, import.meta.url), 'utf8');
  return parse(text, { columns: true });
}

function nimValues(excluded: readonly number[], heaps: number): Int32Array {
  return termsOf({ kind: 'all-but', excluded }, NORMAL, heaps);
}

/**
 * Finds the first heap n > 0 with a blank boundary: all values below n are less than k, and the M values from n on (and
 * so all later ones) are at least k. There the game is as at heap 0, with every value k higher.
 */
function blankBoundary(excluded: readonly number[]): { period: number; saltus: number } {
  const m = Math.max(...excluded);
  for (let heaps = 1024; ; heaps *= 2) {
    const values = nimValues(excluded, heaps);
    let saltus = 0;
    for (let n = 1; n + m <= heaps; n++) {
      saltus = Math.max(saltus, values[n - 1]! + 1);
      if (values.subarray(n, n + m).every(value => value >= saltus)) return { period: n, saltus };
    }
  }
}

it('each of the 320 published rows, recomputed by the checker, has the printed saltus s, the period 3s, and a certificate that passes', () => {
  const rows = published('sleator-slusky-2012.csv');
  expect(rows).toHaveLength(320);
  for (const { fes_set, a, b, c, saltus } of rows) {
    const excluded = [Number(a), Number(b), Number(c)];
    const found = blankBoundary(excluded);
    expect(found, fes_set).toEqual({ saltus: Number(saltus), period: 3 * Number(saltus) });
    const verdict = verifyCertificate({
      format: 'saltus-certificate-1',
      game: `N - ${fes_set}`,
      ending: 'normal',
      objective: 'last-player-wins',
      sequence: 'nim-values',
      preperiod: 0,
      ...found,
      repeat: {
        kind: 'boundary-pattern',
        from: 0,
        to: found.period,
        valueFrom: 0,
        valueTo: found.saltus,
        pattern: [Number(c)],
      },
      digest: null,
    });
    expect(verdict, fes_set).toEqual({ ok: true, heaps: found.period + Number(c) });
  }
});

it('the printed example on {2, 3, 6, 8} lists exactly the heaps with values 0 to 5', () => {
  const values = nimValues([2, 3, 6, 8], 200);
  const heaps = (k: number) => [...values.keys()].filter(n => values[n] === k);
  const example = published('sleator-slusky-2012-example.csv').map(row => [
    Number(row.step),
    Number(row.heap),
  ]);
  expect(example).toEqual([0, 1, 2, 3, 4, 5].flatMap(k => heaps(k).map(heap => [k, heap])));
});
