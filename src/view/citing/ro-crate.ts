import { filesOfResult, type Result, type Written } from '../../run/index.ts';
import { citationOf, type Sources } from '../citation.ts';
import { SOFTWARE } from './software.ts';

const SPECIFICATION = 'https://w3id.org/ro/crate/1.2';
const [SELF, ROOT, AUTHORS, PROGRAM] = ['ro-crate-metadata.json', './', '#authors', '#software'] as const;

interface Entity {
  readonly '@id': string;
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A file of the folder. */
export interface CrateFile extends Written {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly name: string;
  readonly description?: string;
}

/**
 * `ro-crate-metadata.json` by RO-Crate 1.2: the folder that holds `data` as one object of research, with its files, and the
 * runs that made them, each an action of the software whose plan is named.
 */
export function roCrate(
  results: readonly Result[],
  files: readonly CrateFile[],
  sources: Sources,
): { readonly '@context': string; readonly '@graph': readonly Entity[] } {
  const { name, title, version, released, license, licenseAddress, authors, keywords, runsOn } = SOFTWARE;
  const described = files.map(fileEntity);
  const runs = results.map(run);
  const cited = [...sources].map(([key, source]) =>
    entity(`#${key}`, 'CreativeWork', { name: citationOf(source) }),
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
      hasPart: described.map(reference),
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
    ...described,
  ];
  return { '@context': `${SPECIFICATION}/context`, '@graph': graph };
}

const FORMATS: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  md: 'text/markdown',
};

function fileEntity({ path, name, description, bytes, sha256 }: CrateFile): Entity {
  const encodingFormat = FORMATS[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain';
  return entity(path, 'File', { name, description, encodingFormat, contentSize: `${bytes}`, sha256 });
}

function run(result: Result): Entity {
  const { id, question, plan } = result.asked;
  return entity(`#run-${id}`, 'CreateAction', {
    name: question,
    description: `Engine ${plan.engine}, plan sha256 ${plan.hash}.`,
    instrument: { '@id': PROGRAM },
    result: filesOfResult(result).map(({ path }) => ({ '@id': path })),
  });
}

function entity(id: string, type: string, properties: object): Entity {
  return { '@id': id, '@type': type, ...properties };
}

function reference({ '@id': id }: Entity): { readonly '@id': string } {
  return { '@id': id };
}
