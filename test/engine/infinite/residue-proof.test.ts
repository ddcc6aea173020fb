import { expect, test } from 'vitest';
import { residueClaimFault, verifyResidues } from '../../../src/check/verify-residues.ts';
import { movesUpTo, type SetOfMoves } from '../../../src/engine/infinite/moves-up-to.ts';
import { residueProof, residueSegments } from '../../../src/engine/infinite/residue-proof.ts';
import { nimSequenceOfMovesByDefinition } from './definition.ts';
import { FIBONACCI, PRIMES, SQUARES, valuesOf } from './games.ts';

const PRIMES_AND_1: SetOfMoves = { ...PRIMES, plus: [1] };

/** Sets with a proof, each with its modulus. */
const PROVED: readonly [SetOfMoves, number][] = [
  [PRIMES_AND_1, 4],
  [{ ...PRIMES, plus: [1, 4] }, 6],
  [{ ...PRIMES, plus: [1], minus: [2] }, 2],
  [{ ...PRIMES, plus: [1], minus: [3] }, 3],
  [{ ...PRIMES, plus: [1, 9, 10] }, 4],
  [{ kind: 'finite', moves: [1, 2, 3] }, 4],
  [{ kind: 'finite', moves: [1, 2, 5, 7] }, 3],
  [{ kind: 'finite', moves: [] }, 1],
];

test.each(PROVED)('%j is proved to be n mod %i, which the definition confirms', (game, modulus) => {
  const proof = residueProof(game)!;
  expect(proof.modulus).toBe(modulus);
  if (modulus > 1) expect(verifyResidues(proof)).toEqual({ ok: true, heaps: 0 });
  const terms = 2000;
  const values = valuesOf(residueSegments(proof, terms));
  expect(values).toEqual(Array.from({ length: terms }, (_, n) => n % modulus));
  expect(values).toEqual(nimSequenceOfMovesByDefinition(movesUpTo(game, terms), terms));
});

test('the modulus 1 proves nothing and is rejected', () => {
  const { modulus: _, ...proof } = residueProof(PRIMES_AND_1)!;
  const why = 'the modulus is less than 2';
  expect(verifyResidues({ ...proof, modulus: 1 })).toEqual({ ok: false, why });
});

test.each([
  ['primes | {1}', 2, 'the move 2 is a multiple of 2'],
  ['primes | {1}', 3, 'the move 3 is a multiple of 3'],
  ['primes | {1, 8}', 4, 'the move 8 is a multiple of 4'],
  ['{1, 2, 3}', 3, 'the move 3 is a multiple of 3'],
  ['{1, 2, 6}', 3, 'the move 6 is a multiple of 3'],
])('a proof of %s with the forged modulus %i is rejected', (game, modulus, why) => {
  expect(verifyResidues({ format: 'saltus-residue-proof-1', game, modulus })).toEqual({ ok: false, why });
});

test('a modulus must be an integer below 2^53', () => {
  const faults = [4, 4.5, 2 ** 53, Number.NaN].map(modulus => residueClaimFault({ game: 'N', modulus }));
  const why = 'certificate.modulus is not an integer below 2^53';
  expect(faults).toEqual([undefined, why, why, why]);
});

test.each<SetOfMoves>([
  PRIMES,
  SQUARES,
  { ...PRIMES, minus: [2] },
  { ...PRIMES, plus: [1, 8] },
  { ...SQUARES, plus: [2, 3] },
  { ...SQUARES, minus: [1] },
  { ...FIBONACCI, plus: [4] },
  { kind: 'finite', moves: [2] },
  { kind: 'finite', moves: [1, 2, 6] },
])('%j is not n mod m, and has no proof', game => {
  expect(residueProof(game)).toBeNull();
  const values = nimSequenceOfMovesByDefinition(movesUpTo(game, 200), 200);
  for (let m = 1; m <= 20; m++) expect(values.every((value, n) => value === n % m)).toBe(false);
});

test('each step of the proof for primes | {1} is marked as computed or argued', () => {
  const proof = residueProof(PRIMES_AND_1)!;
  expect(proof.game).toBe('primes | {1}');
  expect(proof.steps.map(({ by }) => by)).toEqual([
    'computation',
    'argument',
    'argument',
    'argument',
    'argument',
  ]);
  expect(JSON.parse(JSON.stringify(proof))).toEqual(proof);
});

test('values above 255 take four bytes, and segments are contiguous', () => {
  const proof = { ...residueProof(PRIMES_AND_1)!, modulus: 1000 };
  const values = valuesOf(residueSegments(proof, 70_001));
  expect(values).toEqual(Array.from({ length: 70_001 }, (_, n) => n % 1000));
});
