import { definePipeline, paper } from '../../src/index.ts';

const { about, claim } = paper('take-a-prime-2014');

export default definePipeline({
  id: 'take-a-prime-with-1',
  question: 'What is the nim-sequence if 1 and the primes may be taken?',
  answer: ['mod-4'],
  ...about('last paragraph'),
  sweep: { game: 'primes | {1}' },
  measure: [
    { series: 'terms', upTo: '10000' },
    { series: 'moves', upTo: '1000' },
  ],
  limit: '10000 heaps',
  claims: [
    claim('mod-4', {
      says: 'the pattern is 0, 1, 2, 3: G(n) = n mod 4 for n < 10,000 (the command saltus game proves it for all n)',
      mutant: 'for n >= 0: G(n) = n mod 5',
      mutantSays:
        'the pattern is 0, 1, 2, 3: G(n) = n mod 5 for n < 10,000 (the command saltus game proves it for all n)',
      holds: 'for n >= 0: G(n) = n mod 4',
    }),
    claim('why-mod-4', 'last paragraph: "and it\'s easy to prove it"', {
      says: '1, 2 and 3 can be taken, but no multiple of 4, so a heap reaches all residues modulo 4 except its own; checked for moves up to 999',
      holds: (_, { moves }) => isProof(moves, 4),
      mutant: (_, { moves }) => isProof(moves, 5),
      mutantSays: '1, 2, 3 and 4 can be taken, but no multiple of 5',
    }),
  ],
});

/** Whether from heap 999 each number below `modulus` can be taken, and no multiple of it. */
function isProof(moves: readonly (readonly number[])[], modulus: number): boolean {
  const taken = new Set(moves.filter(([from]) => from === 999).map(([from, to]) => from - to));
  return (
    Array.from({ length: modulus - 1 }, (_, i) => i + 1).every(s => taken.has(s)) &&
    [...taken].every(s => s % modulus !== 0)
  );
}
