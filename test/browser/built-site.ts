import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleAssets } from '../../src/report/site/assets.ts';
import { explorerPage } from '../../src/report/site/explorer-page.ts';
import { html } from '../../src/report/site/html.ts';
import { pageText } from '../../src/report/site/shell.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the site that was built for these tests. */
    readonly site: string;
  }
}

/** Builds the site once for all browser tests, and removes it when they have run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'saltus-site-'));
  const files = new Map<string, string | Uint8Array>(await bundleAssets());
  const plain = {
    path: 'plain.html',
    title: 'Plain',
    description: 'Plain',
    body: html`<h1>Plain</h1><p class="command"><code>npm start</code></p>`,
  };
  const explorer = explorerPage();
  for (const page of [plain, ...(explorer ? [explorer] : [])]) {
    files.set(page.path, pageText(page, html`<p>footer</p>`));
  }
  for (const [name, bytes] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  project.provide('site', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
