import manifest from '../../../package.json' with { type: 'json' };

/**
 * What is said of the software wherever it is cited: `package.json` is the source, and what it does not have, such as
 * persons, an address or a DOI, is said nowhere.
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
