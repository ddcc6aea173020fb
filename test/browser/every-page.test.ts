import { expect, test } from 'vitest';
import { browserOfFile, cutWhenPrinted } from './visit.ts';
import { expectWhole, isOfPipeline, PHONE_IN_THE_DARK, pagesOfSite, WHOLE } from './whole-pages.ts';

const visit = browserOfFile();

const PAGES = pagesOfSite();
const OTHERS = PAGES.filter(path => !isOfPipeline(path));

/** A few pages of pipelines suffice, because all have the same kinds of parts; `.ci/extra` opens every page. */
const SOME = ['conjecture-12', 'fes-saltus', 'result-strings', 'take-a-prime', 'three-moves'].map(
  id => `pipelines/${id}.html`,
);

test('the site contains the front page, the guide and the pages of pipelines', () => {
  expect(PAGES).toContain('pipelines/fes-saltus.html');
  expect(OTHERS).toContain('index.html');
  expect(OTHERS).toContain('guide/command-line.html');
  expect(OTHERS.length).toBeGreaterThan(15);
});

const examined = new Set<string>();

test.each([...OTHERS, ...SOME])(`${WHOLE}, and fits its width on paper`, async path => {
  const seen = await visit(path, PHONE_IN_THE_DARK);
  expect(await cutWhenPrinted(seen.page)).toEqual([]);
  await expectWhole(seen, examined);
});
