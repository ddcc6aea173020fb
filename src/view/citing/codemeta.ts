import { citationOf, type Sources } from '../citation.ts';
import { SOFTWARE } from './software.ts';

/** `codemeta.json` by CodeMeta 3.0. */
export function codemeta(sources: Sources): object {
  const { name, title, version, released, licenseAddress, authors, keywords, runsOn } = SOFTWARE;
  return {
    '@context': 'https://w3id.org/codemeta/3.0',
    '@type': 'SoftwareSourceCode',
    name,
    description: title,
    version,
    datePublished: released,
    license: licenseAddress,
    author: [{ '@type': 'Organization', name: authors }],
    keywords,
    programmingLanguage: 'TypeScript',
    runtimePlatform: runsOn,
    readme: 'README.md',
    citation: [...sources.values()].map(source => ({ '@type': 'CreativeWork', name: citationOf(source) })),
  };
}
