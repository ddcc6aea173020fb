import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { committedMetadata } from '../../.ci/release-metadata.ts';
import manifest from '../../package.json' with { type: 'json' };
import { ENGINE_VERSION } from '../../src/engine/index.ts';
import { dataFolders, ROOT, readPublished } from '../../src/run/index.ts';
import { type GeneratedFile, releaseFiles, sourcesByKey } from '../../src/view/index.ts';
import { registerFiles } from '../../src/view/register-files.ts';
import { STALE_FILES } from '../stale-files.ts';
import { CREDITS, exampleResult, SOURCES } from './example-result.ts';

const committed = (name: string) => readFileSync(join(ROOT, name), 'utf8');

interface Entity {
  readonly '@id': string;
  readonly '@type': string;
  readonly [property: string]: unknown;
}
interface Crate {
  readonly '@context': string;
  readonly '@graph': readonly Entity[];
}

/** The terms of RO-Crate 1.2 that we use; any other term would be ignored by readers. */
const TERMS = new Set(
  `about author citation conformsTo contentSize datePublished description encodingFormat hasPart instrument keywords
   license mentions name result sha256 softwareRequirements version`.split(/\s+/),
);
const TYPES = ['CreateAction', 'CreativeWork', 'Dataset', 'File', 'Organization', 'SoftwareApplication'];

/** Lists violations of RO-Crate 1.2. */
function faults({ '@context': context, '@graph': graph }: Crate): string[] {
  const found: string[] = [];
  const demand = (isSo: unknown, what: string) => void (isSo || found.push(what));
  demand(context === 'https://w3id.org/ro/crate/1.2/context', 'the context is that of 1.2, by reference');
  const byId = new Map(graph.map(entity => [entity['@id'], entity]));
  demand(byId.size === graph.length, 'an @id stands for one entity');
  const self = byId.get('ro-crate-metadata.json');
  demand(self?.['@type'] === 'CreativeWork', 'the descriptor is a CreativeWork');
  demand(
    idOf(self?.conformsTo) === 'https://w3id.org/ro/crate/1.2',
    'the descriptor says to what it conforms',
  );
  const root = byId.get(idOf(self?.about) ?? '');
  demand(
    root?.['@id'] === './' && root['@type'] === 'Dataset',
    'the descriptor is about the root, a Dataset',
  );
  for (const key of ['name', 'description', 'datePublished', 'license'])
    demand(root?.[key], `the root has ${key}`);
  demand(/^\d{4}-\d\d-\d\d$/.test(`${root?.datePublished}`), 'datePublished is a day');
  const license = byId.get(idOf(root?.license) ?? '');
  demand(license?.name && license.description, 'the license has name and description');
  const parts = new Set(references(root?.hasPart));
  for (const entity of graph) {
    const { '@id': id, '@type': type, ...properties } = entity;
    demand(TYPES.includes(type), `${id}: the type ${type} is known`);
    for (const [key, value] of Object.entries(properties)) {
      demand(TERMS.has(key), `${id}: the term ${key} is in the context`);
      for (const other of references(value))
        demand(byId.has(other) || key === 'conformsTo', `${id}: ${other} is described`);
    }
    if (type === 'File') demand(parts.has(id), `${id}: a file is part of the root`);
  }
  const reached = new Set(graph.flatMap(entity => Object.values(entity).flatMap(references)));
  for (const { '@id': id } of graph)
    demand(reached.has(id) || id === self?.['@id'], `${id}: something leads to it`);
  return found;
}

function references(value: unknown): string[] {
  return [value].flat().flatMap(item => idOf(item) ?? []);
}

function idOf(value: unknown): string | undefined {
  return (Object(value) as { readonly '@id'?: string })['@id'];
}

/** Returns the texts of files by path. */
function textsOf(files: readonly GeneratedFile[]): Map<string, string> {
  return new Map(files.map(({ path, pieces }) => [path, [...pieces].join('')]));
}

const TABLE = {
  name: 'ones',
  title: 'The ones',
  description: 'One row a case.',
  columns: [],
  bytes: 12,
  sha256: '0123456789abcdef'.repeat(4),
};
const LAWS = { bytes: 34, sha256: 'fedcba9876543210'.repeat(4), certificates: 2 };
const ones = exampleResult({}, { tables: [TABLE] as never, laws: LAWS });
const PRINTED = { path: 'data/published/doe-2001.csv', name: 'doe', bytes: 56, sha256: TABLE.sha256 };
const texts = textsOf(releaseFiles([ones, exampleResult({ id: 'again' })], [], SOURCES, [PRINTED], CREDITS));
const crate: Crate = JSON.parse(texts.get('ro-crate-metadata.json')!);
describe('the RO-Crate', () => {
  test('satisfies version 1.2 of the standard', () => {
    expect(faults(crate)).toEqual([]);
  });

  test('lists each file with its digest, and each run with its plan and output', () => {
    const of = (id: string) => crate['@graph'].find(entity => entity['@id'] === id);
    expect(of('data/ones.csv')).toMatchObject({ sha256: TABLE.sha256, contentSize: '12' });
    expect(of('data/ones.laws.json')).toMatchObject({ sha256: LAWS.sha256, contentSize: '34' });
    expect(of(PRINTED.path)).toMatchObject({ encodingFormat: 'text/csv', contentSize: '56' });
    expect(of('#run-ones')?.description).toContain(ones.asked.plan.hash);
    const written = ['data/ones.csv', 'data/ones.laws.json', 'data/ones.result.json'];
    expect(references(of('#run-ones')?.result)).toEqual(written);
  });
});

describe('the metadata of a release', () => {
  const sources = sourcesByKey(readPublished('sources.csv'));
  const released = textsOf(committedMetadata());

  test('RO-Crate satisfies the standard, and lists every data file with its size and digest', () => {
    const whole: Crate = JSON.parse(released.get('ro-crate-metadata.json')!);
    expect(faults(whole)).toEqual([]);
    const files = whole['@graph'].filter(file => file['@type'] === 'File');
    const present = [...dataFolders(ROOT), 'data/published'].flatMap(folder =>
      readdirSync(join(ROOT, folder), { withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(({ name }) => `${folder}/${name}`),
    );
    const described = present.filter(path => path !== 'data/README.md').sort();
    expect(files.map(file => file['@id']).sort(), STALE_FILES.views).toEqual(described);
    const other = files.filter(({ '@id': path, sha256 }) => sha256 !== digestOf(path));
    expect(
      other.map(file => file['@id']),
      STALE_FILES.views,
    ).toEqual([]);
  });

  test('CITATION.cff is generated from package.json and the sources', () => {
    const anew = textsOf(registerFiles([], [], sources, CREDITS)).get('CITATION.cff');
    expect(committed('CITATION.cff'), STALE_FILES.views).toBe(anew);
  });

  test('CITATION.cff marks the values that only maintainers know, until package.json has them', () => {
    const { repository, doi } = manifest as { repository?: object; doi?: string };
    const marked = (key: string) => committed('CITATION.cff').includes(`\n# ${key}: only the maintainers`);
    const isNameless = manifest.author === 'The saltus authors';
    expect([marked('repository-code'), marked('doi'), marked('name')]).toEqual([
      !repository,
      !doi,
      isNameless,
    ]);
  });

  test('all files state the same version, day, license and authors', () => {
    const { version, datePublished, author, license } = JSON.parse(released.get('codemeta.json')!);
    const deposit = JSON.parse(released.get('.zenodo.json')!);
    const citation = committed('CITATION.cff');
    expect(manifest.version).toBe(ENGINE_VERSION);
    expect([version, deposit.version]).toEqual([ENGINE_VERSION, ENGINE_VERSION]);
    expect(citation).toContain(`version: "${ENGINE_VERSION}"`);
    expect([datePublished, deposit.publication_date]).toEqual([manifest.released, manifest.released]);
    expect(citation).toContain(`date-released: "${manifest.released}"`);
    expect([author[0].name, deposit.creators[0].name]).toEqual([manifest.author, manifest.author]);
    expect(license).toBe('https://spdx.org/licenses/MIT');
    expect(deposit).toMatchObject({ upload_type: 'software', access_right: 'open', license: 'MIT' });
  });
});

function digestOf(path: string): string {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, path)))
    .digest('hex');
}
