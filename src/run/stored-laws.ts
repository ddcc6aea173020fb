import type { FamilyCertificate } from '../check/index.ts';
import { proveFamily } from '../engine/index.ts';
import { type FamilyOfOneLetter, formatFamilyOfOneLetter, type LawCertificate } from '../game/index.ts';
import { digestOf } from '../plan/index.ts';
import { certificatesByGrowth, verifiedLoops } from './loops-laws.ts';
import { BlockStore, CorruptFile } from './store.ts';

/** The rule for each game of a family. */
export type LawRule = Pick<LawCertificate, 'ending' | 'objective' | 'sequence'>;

/** A source of certificates for a family. */
export interface CertificateSource {
  /** Returns the certificates that an earlier run found; they are verified again. */
  readStored(family: FamilyOfOneLetter, rule: LawRule): readonly FamilyCertificate[] | undefined;
  /** Finds certificates for as many classes as possible. */
  prove(family: FamilyOfOneLetter, rule: LawRule): readonly FamilyCertificate[];
}

/** Classes are split no further, and single games are left to the checker. */
const LIMITS = { modulus: 1000, heaps: 0 };

/** A source that uses only the engine. It returns words with loops only if the checker accepts them. */
export const ENGINE: CertificateSource = {
  readStored: () => undefined,
  prove(family, rule) {
    const byGrowth = certificatesByGrowth(family, rule);
    if (byGrowth.length > 0) return byGrowth;
    return proveFamily(family, rule, LIMITS).flatMap((law): readonly FamilyCertificate[] => {
      if (law.status === 'proposed') return [law.certificate];
      // If the class was split, one open part of many is expected, and loops are slow to look for.
      if (law.status === 'proved' || law.modulus !== 1) return [];
      return verifiedLoops(family, law, rule);
    });
  },
};

/**
 * Stores certificates in the block store, one per line, under a name made of the family, the rule and the code that
 * finds them.
 *
 * @param code digest of the code that finds them
 * @param warn reports corrupt files
 */
export function certificatesIn(
  folder: string,
  code: string,
  warn: (text: string) => void,
): CertificateSource {
  const store = new BlockStore(folder);
  const nameOf = (family: FamilyOfOneLetter, { ending, objective, sequence }: LawRule) => {
    const keyParts = [formatFamilyOfOneLetter(family), ending, objective, sequence, LIMITS];
    return `${digestOf(JSON.stringify([code, ...keyParts]))}.laws`;
  };
  return {
    readStored(family, rule) {
      try {
        const lines = store.read(nameOf(family, rule))?.split('\n').slice(0, -1);
        return lines?.map(line => JSON.parse(line));
      } catch (thrown) {
        if (!(thrown instanceof CorruptFile || thrown instanceof SyntaxError)) throw thrown;
        warn(`${formatFamilyOfOneLetter(family)}: ${thrown.message}; proving it again`);
        return undefined;
      }
    },
    prove(family, rule) {
      const certificates = ENGINE.prove(family, rule);
      store.write(
        nameOf(family, rule),
        certificates.map(certificate => `${JSON.stringify(certificate)}\n`).join(''),
      );
      return certificates;
    },
  };
}
