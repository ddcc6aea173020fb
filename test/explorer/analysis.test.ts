import { describe, expect, test } from 'vitest';
import { verifyCertificate } from '../../src/check/verify-certificate.ts';
import { verifyResidues } from '../../src/check/verify-residues.ts';
import { type GameAnswer, proofsOf } from '../../src/engine/index.ts';
import { type AnalysisReport, analyse, TERMS } from '../../src/explorer/analysis.ts';
import { readGameText } from '../../src/explorer/subject.ts';
import type { Ending, Objective } from '../../src/game/index.ts';
import { nimSequenceByDefinition } from '../engine/all-but/definition.ts';
import { nimValuesByDefinition, outcomesByDefinition } from '../engine/finite/definition.ts';

const LIMIT = 1e8;

function reports(
  notation: string,
  ending: Ending = 'normal',
  objective: Objective = 'last-player-wins',
  limit = LIMIT,
) {
  const read = readGameText(notation);
  if ('issues' in read) throw new Error(`${notation} is no game`);
  return [...analyse(read.value, { ending, objective }, limit)];
}

function endOf(all: readonly AnalysisReport[]): GameAnswer {
  const last = all.at(-1)!;
  if (last.kind !== 'analysis') throw new Error('the analysis has no end');
  return last.analysis;
}

function termsOf([first]: readonly AnalysisReport[]) {
  if (first?.kind !== 'terms') throw new Error('the terms are not first');
  return first;
}

describe('an analysis', () => {
  test.each([
    { notation: 'N - {2, 3, 6, 8}', preperiod: 42, period: 9, saltus: 3 },
    { notation: 'N - {1, 3, 4, 7}', preperiod: 0, period: 8, saltus: 2 },
    { notation: 'N', preperiod: 0, period: 1, saltus: 1 },
    { notation: '{1, 3, 4}', preperiod: 0, period: 7, saltus: 0 },
    { notation: 'primes | {1}', preperiod: 0, period: 4, saltus: 0 },
  ])('proves $preperiod, $period, $saltus for $notation', ({ notation, ...expected }) => {
    expect(endOf(reports(notation)).nimSequence).toMatchObject({ status: 'proved', ...expected });
  });

  test('gives both sequences, B(S) and E(S) of a finite set under its rule', () => {
    expect(endOf(reports('{3, 5, 6}', 'take-all'))).toMatchObject({
      nimSequence: { period: 8 },
      outcomes: { period: 4, string: '<0111>', resultNumber: '14/15' },
    });
  });

  test('gives only outcomes of a finite set in misère play', () => {
    const all = reports('{1, 3, 4}', 'take-all', 'last-player-loses');
    expect(termsOf(all).values).toBeNull();
    expect(endOf(all)).toMatchObject({ nimSequence: null, outcomes: { status: 'proved' } });
  });

  test('claims no period for primes', () => {
    expect(endOf(reports('primes'))).toMatchObject({
      nimSequence: { status: 'undecided' },
      certificate: null,
    });
  });

  test('ends undecided at its limit, and reports the limit', () => {
    const all = reports('N - {100, 273, 373}', 'normal', 'last-player-wins', 4e6);
    expect(all.map(({ kind }) => kind)).toEqual(['terms', 'searched', 'analysis']);
    expect(all[1]).toEqual({ kind: 'searched', what: 'nim-sequence', heaps: 3e6 });
    expect(endOf(all)).toMatchObject({ nimSequence: { status: 'undecided', limit: 4e6 }, certificate: null });
  });

  test('uses the theorem for N - {a, b, a + b}, b ≥ 3a, if the period exceeds the limit', () => {
    const all = reports('N - {999, 1500000, 1500999}');
    expect(all.map(({ kind }) => kind)).toEqual(['terms', 'analysis']);
    expect(endOf(all)).toMatchObject({
      nimSequence: { status: 'theorem', period: 3n * 499_665_834n, saltus: 499_665_834n },
      certificate: null,
    });
  });

  test('begins with terms that agree with the definition', () => {
    const rule = { ending: 'take-all', objective: 'last-player-wins' } as const;
    const finite = termsOf(reports('{3, 5, 6}', 'take-all'));
    expect([...finite.values!.slice(0, 200)]).toEqual(nimValuesByDefinition([3, 5, 6], 'take-all', 200));
    expect([...finite.outcomes!.slice(0, 200)]).toEqual(outcomesByDefinition([3, 5, 6], rule, 200));
    const allBut = termsOf(reports('N - {2, 3, 6, 8}'));
    expect([...allBut.values!.slice(0, 200)]).toEqual(nimSequenceByDefinition([2, 3, 6, 8], 200));
    expect([...termsOf(reports('primes')).values!.slice(0, 10)]).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 0]);
    for (const { values } of [finite, allBut]) expect(values).toHaveLength(TERMS);
  });

  test('stores only the displayed terms of a set with a huge number', () => {
    const game = { kind: 'all-but', excluded: [2, 2 ** 31] } as const;
    const first = analyse(game, { ending: 'normal', objective: 'last-player-wins' }, LIMIT).next().value;
    if (first?.kind !== 'terms') throw new Error('the terms are not first');
    expect([...first.values!.slice(0, 6)]).toEqual(nimSequenceByDefinition([2], 6));
    expect(first.values).toHaveLength(TERMS);
  });

  test.each(['N - {2, 3, 6, 8}', 'N', '{1, 3, 4}', '{3, 5, 6}', '{7}'])(
    'gives certificates for %s that the checker accepts',
    notation => {
      for (const ending of ['normal', 'take-all'] as const) {
        const proofs = proofsOf(endOf(reports(notation, ending)));
        expect(proofs).toHaveLength(notation.startsWith('N') ? 1 : 2);
        for (const proof of proofs) {
          if ('steps' in proof) throw new Error('a certificate was expected');
          expect(verifyCertificate(JSON.parse(JSON.stringify(proof)))).toMatchObject({ ok: true });
        }
      }
    },
  );

  test('gives an argued proof for primes with 1 that the checker accepts', () => {
    const { proof } = endOf(reports('primes | {1}'));
    expect(proof).toBeDefined();
    expect(verifyResidues(proof!)).toEqual({ ok: true, heaps: 0 });
  });
});
