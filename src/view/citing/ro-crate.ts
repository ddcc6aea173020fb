import type { Result } from '../../run/index.ts';
import { type Sources, work } from '../citation.ts';
import type { TableFile } from '../data-package.ts';
import { SOFTWARE } from './software.ts';

const SPECIFICATION = 'https://w3id.org/ro/crate/1.2';
const [SELF, ROOT, AUTHORS, PROGRAM] = ['ro-crate-metadata.json', './', '#authors', '#software'] as const;

interface Entity {
  readonly '@id': string;
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/**
 * `ro-crate-metadata.json` by RO-Crate 1.2: the folder that holds `data` as one object of research, with each table, each
 * Result, and the run that made them, an action of the software whose plan is named.
 *
 * @param tables of the folder `data`
 */
export function roCrate(
  results: readonly Result[],
  tables: readonly TableFile[],
  sources: Sources,
): { readonly '@context': string; readonly '@graph': readonly Entity[] } {
  const { name, title, version, released, license, licenseAddress, authors, keywords, runsOn } = SOFTWARE;
  const files = [...tables.map(tableFile), ...results.map(resultFile)];
  const runs = results.map(run);
  const cited = [...sources].map(([key, source]) =>
    entity(`#${key}`, 'CreativeWork', { name: work(source) }),
  );
  const graph = [
    entity(SELF, 'CreativeWork', { about: { '@id': ROOT }, conformsTo: { '@id': SPECIFICATION } }),
    entity(ROOT, 'Dataset', {
      name: title,
      description:
        'Tables computed by saltus, and the Results that they belong to, with plan and engine version.',
      datePublished: released,
      version,
      keywords,
      license: { '@id': licenseAddress },
      author: { '@id': AUTHORS },
      citation: cited.map(reference),
      hasPart: files.map(reference),
      mentions: runs.map(reference),
    }),
    entity(AUTHORS, 'Organization', { name: authors }),
    entity(licenseAddress, 'CreativeWork', { name: license, description: `The ${license} license.` }),
    entity(PROGRAM, 'SoftwareApplication', {
      name,
      description: title,
      version,
      license: { '@id': licenseAddress },
      author: { '@id': AUTHORS },
      softwareRequirements: runsOn,
    }),
    ...cited,
    ...runs,
    ...files,
  ];
  return { '@context': `${SPECIFICATION}/context`, '@graph': graph };
}

function tableFile({ name, title, description, bytes, sha256 }: TableFile): Entity {
  const measured = { encodingFormat: 'text/csv', contentSize: `${bytes}`, sha256 };
  return entity(`data/${name}.csv`, 'File', { name: title, description, ...measured });
}

function resultFile({ asked }: Result): Entity {
  const says = { name: `${asked.question} The Result.`, encodingFormat: 'application/json' };
  return entity(`data/${asked.id}.result.json`, 'File', says);
}

function run({ asked: { id, question, plan }, tables }: Result): Entity {
  const written = [...tables.map(({ name }) => `${name}.csv`), `${id}.claims.csv`, `${id}.result.json`];
  return entity(`#run-${id}`, 'CreateAction', {
    name: question,
    description: `Engine ${plan.engine}, plan sha256 ${plan.hash}.`,
    instrument: { '@id': PROGRAM },
    result: written.map(file => ({ '@id': `data/${file}` })),
  });
}

function entity(id: string, type: string, properties: object): Entity {
  return { '@id': id, '@type': type, ...properties };
}

function reference({ '@id': id }: Entity): { readonly '@id': string } {
  return { '@id': id };
}
