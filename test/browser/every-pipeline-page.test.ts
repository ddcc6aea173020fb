import { expect, test } from 'vitest';
import { browserOfFile } from './visit.ts';
import { expectWhole, isOfPipeline, pagesOfSite, WHOLE } from './whole-pages.ts';

const visit = browserOfFile();

const PAGES = pagesOfSite().filter(isOfPipeline);

test('there are pages of pipelines', () => expect(PAGES.length).toBeGreaterThan(50));

// All are of the same parts: in the light each third shows what their colours do.
test.each(PAGES.map((path, i) => [path, i % 3 === 0] as const))(WHOLE, async (path, inLight) =>
  expectWhole(await visit(path), inLight),
);
