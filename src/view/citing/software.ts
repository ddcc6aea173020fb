import manifest from '../../../package.json' with { type: 'json' };

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
  runsOn: `Node.js ${manifest.engines.node}`,
} as const;

/** The request to those who cite. */
export const REQUEST = `If you use numbers or code of ${SOFTWARE.name}, please cite it with the engine version and plan hash of your report.`;
