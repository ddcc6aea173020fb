import { accessSync, constants } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './load/modules.mjs';

/**
 * Returns the user's workspace: pipelines in `pipelines`, results in `data` and `reports`. SALTUS_WORKSPACE names it. By
 * default it is `saltus` in a clone of the repository, or in the working folder if the package is installed.
 */
export function workspaceOf(root = ROOT, named = process.env.SALTUS_WORKSPACE) {
  if (named) return resolve(named);
  return join(isInstalled(root) ? process.cwd() : root, 'saltus');
}

/** Whether the user cannot write into the package: it is in `node_modules`, or the system forbids it. */
export function isInstalled(root = ROOT) {
  if (/[\\/]node_modules[\\/]/.test(root)) return true;
  try {
    accessSync(root, constants.W_OK);
    return false;
  } catch {
    return true;
  }
}
