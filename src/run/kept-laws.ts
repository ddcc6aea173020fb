import type { FamilyCertificate } from '../check/index.ts';
import { proveFamily } from '../engine/index.ts';
import { type FamilyOfOneLetter, formatFamilyOfOneLetter, type LawCertificate } from '../game/index.ts';
import { digestOf } from '../plan/index.ts';
import { provedLoops } from './loops-laws.ts';
import { BlockStore, CorruptFile } from './store.ts';

/** What is asked of each game of a family. */
export type LawRule = Pick<LawCertificate, 'ending' | 'objective' | 'sequence'>;

/** Where the certificates of a family come from. */
export interface CertificateSource {
  /** Those that an earlier run found; nothing in them is believed. */
  kept(family: FamilyOfOneLetter, rule: LawRule): readonly FamilyCertificate[] | undefined;
  found(family: FamilyOfOneLetter, rule: LawRule): readonly FamilyCertificate[];
}

/** Classes are split no further, and single games are left to the checker. */
const LIMITS = { modulus: 1000, heaps: 0 };

/** Certificates that the engine proposes; those with loops are tried by the checker first. */
export const ENGINE: CertificateSource = {
  kept: () => undefined,
  found: (family, rule) =>
    proveFamily(family, rule, LIMITS).flatMap((law): readonly FamilyCertificate[] => {
      if (law.status === 'proposed') return [law.certificate];
      // If the class was split, one open part of many is expected, and loops are slow to look for.
      if (law.status === 'proved' || law.modulus !== 1) return [];
      return provedLoops(family, law, rule).flatMap(one =>
        one.status === 'proved' ? [one.certificate] : [],
      );
    }),
};

/**
 * Certificates that stay in the block store, one a line, under a name that is made of family and rule and of the code that
 * finds them.
 *
 * @param code digest of the code that finds them
 * @param warn is told of corrupt files
 */
export function certificatesIn(
  folder: string,
  code: string,
  warn: (text: string) => void,
): CertificateSource {
  const store = new BlockStore(folder);
  const nameOf = (family: FamilyOfOneLetter, { ending, objective, sequence }: LawRule) => {
    const asked = [formatFamilyOfOneLetter(family), ending, objective, sequence, LIMITS];
    return `${digestOf(JSON.stringify([code, ...asked]))}.laws`;
  };
  return {
    kept(family, rule) {
      try {
        const lines = store.read(nameOf(family, rule))?.split('\n').slice(0, -1);
        return lines?.map(line => JSON.parse(line));
      } catch (thrown) {
        if (!(thrown instanceof CorruptFile || thrown instanceof SyntaxError)) throw thrown;
        warn(`${formatFamilyOfOneLetter(family)}: ${thrown.message}; proving it again`);
        return undefined;
      }
    },
    found(family, rule) {
      const certificates = ENGINE.found(family, rule);
      store.write(nameOf(family, rule), certificates.map(one => `${JSON.stringify(one)}\n`).join(''));
      return certificates;
    },
  };
}
