import json from '../../../package.json' with { type: 'json' };

interface Maintained {
  /** The address of the repository, which may begin with `git+` and end with `.git`. */
  readonly repository?: { readonly url: string };
  readonly doi?: string;
}
const manifest: typeof json & Maintained = json;

/**
 * The description of the software for all citations. Its source is `package.json`; data that are not there, such as
 * persons, an address or a DOI, are omitted everywhere.
 */
export const SOFTWARE = {
  name: manifest.name,
  title: `${manifest.name}: ${manifest.description}`,
  version: manifest.version,
  /** A day, `2026-11-22`. */
  released: manifest.released,
  authors: manifest.author,
  keywords: manifest.keywords,
  /** The license, by its name in the SPDX list. */
  license: manifest.license,
  licenseAddress: `https://spdx.org/licenses/${manifest.license}`,
  repository: manifest.repository?.url.replace(/^git[+]|[.]git$/g, ''),
  doi: manifest.doi,
  runsOn: `Node.js ${manifest.engines.node}`,
} as const;

/** The request to those who cite. */
export const REQUEST = `If you use numbers or code of ${SOFTWARE.name}, please cite it with the engine version and plan hash of your report.`;
