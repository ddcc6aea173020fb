import { formatFamilyOfOneLetter, type LawCertificate } from '../../game/index.ts';
import { type Plan, runningFamilies } from '../../plan/index.ts';
import type { StreamedTable } from './case-table.ts';
import type { Cell, Column } from './table.ts';

/** One row a class of the last letter: from where on, and the affine numbers that its certificate proves. */
export function lawsTable({ sweep }: Plan, certificates: readonly LawCertificate[]): StreamedTable {
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
  const columns = [
    text('family', `The games, with ${letter} as the parameter`),
    ...others.map(name => integer(name, 'A fixed parameter')),
    text('sequence', 'nim-values, or outcomes'),
    integer('modulus', `The class: ${where}`),
    integer('residue', `The class: ${where}`),
    integer('from', `The law holds for all k ≥ from; smaller games are single cases`),
    ...measures.flatMap(measure => [
      integer(`${measure}_slope`, `The ${measure} is slope k + constant for all k ≥ from (proved minimal)`),
      integer(`${measure}_constant`, `The ${measure} is slope k + constant for all k ≥ from`),
    ]),
  ];
  const rows = certificates.map((one): Cell[] => [
    one.family,
    ...fixedOf.get(one.family)!,
    one.sequence,
    one.modulus,
    one.residue,
    one.from,
    ...measures.flatMap(measure => one[measure]),
  ]);
  return { columns, rows };
}
