import type { FamilyCertificate } from '../../check/index.ts';
import { formatFamilyOfOneLetter, formatPolynomial, type Polynomial } from '../../game/index.ts';
import { type Plan, runningFamilies } from '../../plan/index.ts';
import type { StreamedTable } from './case-table.ts';
import type { Cell, Column } from './table.ts';

/**
 * Returns a table with one row per class of the last letter: the value at which the class starts, and the numbers that
 * its certificate proves. Polynomials of a higher degree are texts.
 */
export function lawsTable({ sweep }: Plan, certificates: readonly FamilyCertificate[]): StreamedTable {
  const families = runningFamilies(sweep);
  const { letter } = families[0]!.family;
  const others = Object.keys(families[0]!.fixed);
  const fixedOf = new Map(
    families.map(({ family, fixed }) => [formatFamilyOfOneLetter(family), Object.values(fixed)]),
  );
  const where = `${letter} = modulus k + residue, k ≥ from`;
  const integer = (name: string, description: string): Column => ({
    name,
    type: 'integer',
    title: name,
    description,
  });
  const text = (name: string, description: string): Column => ({
    ...integer(name, description),
    type: 'string',
  });
  const measures = ['preperiod', 'period', 'saltus'] as const;
  const isAffine = certificates.every(({ format }) => format === 'saltus-law-certificate-1');
  const columns = [
    text('family', `The games, with ${letter} as the parameter`),
    ...others.map(name => integer(name, 'A fixed parameter')),
    text('sequence', 'nim-values, or outcomes'),
    integer('modulus', `The class: ${where}`),
    integer('residue', `The class: ${where}`),
    integer('from', `The law holds for all k ≥ from; smaller games are single cases`),
    ...measures.flatMap(measure => {
      if (!isAffine) return [text(measure, `The ${measure} for all k ≥ from (proved minimal)`)];
      return [
        integer(`${measure}_slope`, `The ${measure} is slope k + constant for all k ≥ from (proved minimal)`),
        integer(`${measure}_constant`, `The ${measure} is slope k + constant for all k ≥ from`),
      ];
    }),
  ];
  const rows = certificates.map(withSaltus).map((certificate): Cell[] => [
    certificate.family,
    ...fixedOf.get(certificate.family)!,
    certificate.sequence,
    certificate.modulus,
    certificate.residue,
    certificate.from,
    ...measures.flatMap((measure): readonly Cell[] => {
      if (isAffine) return certificate[measure];
      return [formatPolynomial(certificate[measure], 'k')];
    }),
  ]);
  return { columns, rows };
}

/** Returns a certificate with its saltus, which is 0 for certificates with loops: these are of finite sets. */
function withSaltus(certificate: FamilyCertificate): FamilyCertificate & { readonly saltus: Polynomial } {
  return certificate.format === 'saltus-law-certificate-1' ? certificate : { ...certificate, saltus: [0] };
}
