import { expect, test } from 'vitest';
import { browserOfFile } from './visit.ts';
import { expectWhole, isOfPipeline, PHONE_IN_THE_DARK, pagesOfSite, WHOLE } from './whole-pages.ts';

const visit = browserOfFile();

const PAGES = pagesOfSite().filter(isOfPipeline);

test('there are pages of pipelines', () => expect(PAGES.length).toBeGreaterThan(50));

const parts = new Set<string>();

test.each(PAGES)(WHOLE, async path => expectWhole(await visit(path, PHONE_IN_THE_DARK), parts));
