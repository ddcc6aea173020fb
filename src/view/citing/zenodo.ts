import { citationOf, type Sources } from '../citation.ts';
import { REQUEST, SOFTWARE } from './software.ts';

/** `.zenodo.json`: the metadata with which Zenodo makes a deposit of a release. */
export function zenodo(sources: Sources): object {
  const { title, version, released, license, authors, keywords } = SOFTWARE;
  return {
    title,
    upload_type: 'software',
    description: `<p>${title}.</p><p>${REQUEST}</p>`,
    version,
    publication_date: released,
    creators: [{ name: authors }],
    access_right: 'open',
    license,
    language: 'eng',
    keywords,
    references: [...sources.values()].map(citationOf),
  };
}
