import { expect, test } from 'vitest';
import { ProvedLaw } from '../../src/check/index.ts';
import { proveFamily } from '../../src/engine/index.ts';
import { BrokenInvariantError } from '../../src/errors.ts';
import { parseFamilyOfOneLetter } from '../../src/game/index.ts';
import { judgeSentence, type KnownLaw, readSentence } from '../../src/run/index.ts';

const FAMILY = parseFamilyOfOneLetter('{2, 7, c}');
const QUESTION = { ending: 'normal', objective: 'last-player-loses', sequence: 'outcomes' } as const;
const LAWS = proveFamily(FAMILY, QUESTION, { modulus: 1000, heaps: 1e6 }).map(
  (law): KnownLaw => (law.status === 'proposed' ? ProvedLaw.of(law.certificate) : law),
);
const judged = (text: string, laws: readonly KnownLaw[]) =>
  judgeSentence(readSentence(text, 'c', '--law'), FAMILY, QUESTION, laws);

test('a law that holds for all known classes is no theorem if a class is missing', () => {
  expect(judged('period > 1', LAWS)).toMatchObject({ verdict: 'theorem', why: '' });
  const [first, ...others] = LAWS;
  expect(first!.modulus).toBeGreaterThan(1);
  expect(judged('period > 1', others)).toMatchObject({
    verdict: 'undecided',
    why: expect.stringMatching(/^no certificate of \{2, 7, c\} is of c = \d+ modulo \d+$/),
  });
});

test('a game below the classes is computed again, so a wrong statement about it is an internal error', () => {
  expect(judged('c = 4 implies preperiod = 6', LAWS)).toMatchObject({ verdict: 'theorem' });
  const isFour = ({ modulus, residue }: KnownLaw) => modulus === 0 && residue === 4;
  const changed = LAWS.map(law => (isFour(law) ? ({ ...law, preperiod: [0, 4] } as KnownLaw) : law));
  expect(changed.filter(isFour)).toHaveLength(1);
  expect(() => judged('c = 4 implies preperiod = 4', changed)).toThrow(BrokenInvariantError);
});
