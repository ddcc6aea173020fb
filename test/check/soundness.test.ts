import { describe, expect, it } from 'vitest';
import { verifyCertificate } from '../../src/check/verify-certificate.ts';
import type { Certificate } from '../../src/game/certificate.ts';
import { allBut, finite, type NaiveGame, NORMAL, naiveTerms } from './naive.ts';

type Claim = Pick<Certificate, 'preperiod' | 'period' | 'saltus'>;

/** A game, the bounds for both heaps of a repeat, and the true claim. */
type Case = readonly [NaiveGame, { lowest: number; highest: number }, Claim];

/** Yields every claim with a repeat within the bounds, with each preperiod, true or not. */
function* claims(
  [game, { lowest, highest }]: Case,
  terms: readonly number[],
  repeats: (from: number, to: number) => Iterable<Certificate['repeat']>,
) {
  for (let from = lowest; from <= highest; from++) {
    for (let to = from; to <= highest; to++) {
      const saltus = game.kind === 'finite' ? 0 : terms[to]! - terms[from]!;
      if (saltus < 0) continue;
      for (const repeat of repeats(from, to)) {
        for (let preperiod = 0; preperiod <= from + game.largest; preperiod++) {
          const claim: Claim = { preperiod, period: to - from, saltus };
          const format = 'saltus-certificate-1';
          const certificate: Certificate = {
            format,
            game: game.notation,
            ...NORMAL,
            ...claim,
            repeat,
            digest: null,
          };
          yield { claim, certificate };
        }
      }
    }
  }
}

/** Lists the distinct claims that pass. */
function passing(all: ReturnType<typeof claims>): Claim[] {
  const passed = new Map<string, Claim>();
  for (const { claim, certificate } of all) {
    if (verifyCertificate(certificate).ok) passed.set(JSON.stringify(claim), claim);
  }
  return [...passed.values()];
}

function titled(cases: readonly Case[]): [string, Case][] {
  return cases.map(each => [each[0].notation, each]);
}

describe('among all claims within the bounds, only the true one passes', () => {
  const patterns: readonly Case[] = [
    [allBut(1, 3, 4), { lowest: 0, highest: 13 }, { preperiod: 0, period: 12, saltus: 4 }],
    [allBut(1, 3, 4, 7), { lowest: 3, highest: 14 }, { preperiod: 0, period: 8, saltus: 2 }],
    [allBut(2, 3, 6, 8), { lowest: 40, highest: 52 }, { preperiod: 42, period: 9, saltus: 3 }],
  ];
  const windows: readonly Case[] = [
    [finite(1, 3, 4), { lowest: 0, highest: 18 }, { preperiod: 0, period: 7, saltus: 0 }],
    [finite(2, 5), { lowest: 0, highest: 19 }, { preperiod: 0, period: 7, saltus: 0 }],
    [finite(1, 6, 9), { lowest: 17, highest: 28 }, { preperiod: 11, period: 5, saltus: 0 }],
  ];

  it.each(titled(patterns))('%s, with patterns', (_, each) => {
    const [game, { highest }, truth] = each;
    const terms = naiveTerms(game, NORMAL, highest + game.largest + 1);
    const patternAt = (heap: number) => {
      const cells = terms.slice(heap, heap + game.largest).map(value => (value < terms[heap]! ? '*' : '.'));
      return (cells.join('').match(/\*+|\.+/g) ?? []).map(run => run.length);
    };
    const all = claims(each, terms, (from, to) => {
      const ends = { from, to, valueFrom: terms[from]!, valueTo: terms[to]! };
      const recorded = [patternAt(from), patternAt(to), [game.largest], []];
      return recorded.map(pattern => ({ kind: 'boundary-pattern', ...ends, pattern }));
    });
    expect(passing(all)).toEqual([truth]);
  });

  it.each(titled(windows))('%s, with windows', (_, each) => {
    const [game, { highest }, truth] = each;
    const terms = naiveTerms(game, NORMAL, highest + 1);
    const windowAt = (last: number) => terms.slice(Math.max(0, last - game.largest + 1), last + 1);
    const all = claims(each, terms, (from, to) =>
      [windowAt(from), windowAt(to), []].map(window => ({ kind: 'window', from, to, window })),
    );
    expect(passing(all)).toEqual([truth]);
  });
});
