import { readdirSync, realpathSync, statSync } from 'node:fs';

/**
 * Returns the names of sources (`.ts`, `.mjs`) below a folder, relative to the root, with `/`. Links are followed, except those
 * to a folder above; hidden files are left out.
 *
 * @param {string} root
 * @param {string} folder
 * @param {readonly string[]} above real paths
 * @returns {string[]}
 */
export function namesBelow(root, folder, above = []) {
  const here = realpathSync(`${root}/${folder}`);
  if (above.includes(here)) return [];
  return readdirSync(here, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((p, q) => (p.name < q.name ? -1 : 1))
    .flatMap(entry => {
      const name = `${folder}/${entry.name}`;
      const isFolder = entry.isSymbolicLink() ? isLinkedFolder(`${root}/${name}`) : entry.isDirectory();
      if (isFolder) return namesBelow(root, name, [...above, here]);
      return /\.(ts|mjs)$/.test(name) ? [name] : [];
    });
}

/**
 * Whether a link leads to a folder. One that leads nowhere, or to itself, does not.
 *
 * @param {string} path
 */
function isLinkedFolder(path) {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
