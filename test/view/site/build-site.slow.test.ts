import { posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { helpTexts } from '../../../src/cli/help-texts.ts';
import { main } from '../../../src/cli/main.ts';
import { loadPipeline, pipelineIds, ROOT, readPublished } from '../../../src/run/index.ts';
import { sourcesByKey } from '../../../src/view/citation.ts';
import { readCredits } from '../../../src/view/credits.ts';
import { DataFolder } from '../../../src/view/data-folder.ts';
import { MERGED_PAGES } from '../../../src/view/pages/merged-pages.ts';
import { currentResults } from '../../../src/view/results.ts';
import { buildSite } from '../../../src/view/site/build-site.ts';
import { readParts } from '../../../src/view/site/parts.ts';

let files: ReadonlyMap<string, string | Uint8Array>;

async function compose(ids = pipelineIds()): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const sources = sourcesByKey(readPublished('sources.csv'));
  const pipelines = await Promise.all(ids.map(id => loadPipeline(id)));
  const data = new DataFolder(ROOT);
  return buildSite(
    {
      pipelines: readParts(await currentResults(pipelines, data), data, file => readPublished(file)),
      sources,
      credits: readCredits(readPublished),
      statements: readPublished('statements.csv'),
    },
    await helpTexts(main),
  );
}

beforeAll(async () => {
  files = await compose();
});

const pages = () => [...files].filter(([path]) => path.endsWith('.html')) as [string, string][];
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(match => match[1]!);

/** Unescapes an attribute, as browsers do. */
const unescaped = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name]!,
  );

describe('the site of the committed data', () => {
  test('contains a page for each pipeline, and the other pages', () => {
    for (const id of pipelineIds()) expect(files.has(`pipelines/${id}.html`)).toBe(true);
    const others = [
      'index',
      'claims',
      'errata',
      'errata/sleator-slusky-2012',
      'explorer',
      'pipelines/index',
      'guide/index',
      'guide/command-line',
    ];
    for (const name of others) expect(files.has(`${name}.html`)).toBe(true);
  });

  test('contains no broken link, and external links only to the OEIS', () => {
    const ids = new Map(pages().map(([path, text]) => [path, new Set(matches(text, / id="([^"]*)"/g))]));
    const wrong: string[] = [];
    let links = 0;
    for (const [path, text] of pages()) {
      for (const link of matches(text, / (?:href|src|data-script)="([^"]*)"/g).map(unescaped)) {
        links++;
        if (/^https:\/\/oeis\.org\/A\d{6}$/.test(link)) continue;
        const [target, fragment] = link.split('#') as [string, string?];
        const file = target === '' ? path : posix.join(posix.dirname(path), decodeURIComponent(target));
        const lost = fragment !== undefined && file !== 'explorer.html' && !ids.get(file)?.has(fragment);
        if (!files.has(file) || lost) wrong.push(`${path}: ${link}`);
      }
    }
    expect(links).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  test('uses no id twice on a page', () => {
    for (const [path, text] of pages()) {
      const ids = matches(text, / id="([^"]*)"/g);
      expect([path, ids.filter((id, i) => ids.indexOf(id) !== i)]).toEqual([path, []]);
    }
  });

  test('contains only classic scripts, which browsers run from disk', () => {
    for (const [path, text] of pages()) expect([path, /type="?module/.test(text)]).toEqual([path, false]);
    for (const [path, bytes] of files) {
      if (!path.endsWith('.js')) continue;
      const text = typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('utf8');
      expect([path, /^\s*(import|export)\b/m.test(text)]).toEqual([path, false]);
    }
  });

  test('describes every command as its help does', () => {
    const text = files.get('guide/command-line.html') as string;
    for (const command of ['run', 'plan', 'report', 'game', 'sequence', 'move', 'nim', 'verify']) {
      expect(text).toContain(`<h2 id="${command}">saltus ${command}</h2>`);
    }
    expect(text).toContain('--ending');
  });

  test('lists the sections of a guide next to it, each with its address', () => {
    const text = files.get('guide/tutorial.html') as string;
    const listed = [.../<nav class="contents".*?<\/nav>/s.exec(text)![0].matchAll(/href="#([^"]+)"/g)];
    const headings = [...text.matchAll(/<h2 id="([^"]+)">/g)];
    expect(headings.length).toBeGreaterThan(3);
    expect(listed.map(([, id]) => id)).toEqual(headings.map(([, id]) => id));
  });

  test('contains the same bytes for a page and the explorer whatever else is built', async () => {
    const pages = MERGED_PAGES.slice(-3);
    const ids = [...pages.flatMap(page => page.ids), 'fes-saltus'];
    const again = await compose(ids);
    const paths = [...ids.map(id => `pipelines/${id}.html`), 'explorer.html'];
    for (const path of paths) expect([path, again.get(path)]).toEqual([path, files.get(path)]);
  });
});
