import type { Sources } from '../citation.ts';
import { REQUEST, SOFTWARE } from './software.ts';

/** `CITATION.cff` by the Citation File Format 1.2.0; its references are the sources that name their authors. */
export function citationCff(sources: Sources): string {
  const { name, title, version, released, license, authors, keywords, repository, doi } = SOFTWARE;
  const written = [...sources.values()].filter(source => source.authors !== '');
  const lines = [
    'cff-version: 1.2.0',
    `message: ${quoted(REQUEST)}`,
    `title: ${quoted(title)}`,
    'type: software',
    `version: ${quoted(version)}`,
    `date-released: ${quoted(released)}`,
    `license: ${license}`,
    'authors:',
    ...(authors === `The ${name} authors` ? [toFillIn('name', 'author')] : []),
    `  - name: ${quoted(authors)}`,
    ...(repository
      ? [`repository-code: ${quoted(repository)}`]
      : [toFillIn('repository-code', 'repository')]),
    ...(doi ? [`doi: ${quoted(doi)}`] : [toFillIn('doi', 'doi')]),
    'keywords:',
    ...keywords.map(keyword => `  - ${quoted(keyword)}`),
    ...(written.length > 0 ? ['references:'] : []),
    ...written.flatMap(source => [
      '  - type: generic',
      `    title: ${quoted(source.title!)}`,
      '    authors:',
      ...source.authors!.split(' and ').map(author => `      - name: ${quoted(author)}`),
      `    year: ${source.year}`,
      `    notes: ${quoted(source.published!)}`,
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the comment that asks maintainers for a value. @param field of `package.json` */
function toFillIn(key: string, field: string): string {
  return `# ${key}: only the maintainers know it, and set "${field}" in package.json (docs/releasing.md)`;
}

/** Returns a text as a JSON string, which is also a YAML string. */
function quoted(text: string): string {
  return JSON.stringify(text);
}
