import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../src/run/index.ts';
import { PLACES } from '../../../src/view/document/places.ts';
import { pagesOf } from '../../../src/view/pages/index.ts';
import { STALE_FILES } from '../../stale-files.ts';
import { CREDITS } from '../example-result.ts';

const reportOf = (name: keyof typeof PLACES) => PLACES[name].report!;
const names = pagesOf({ results: [], claims: [], statements: [], sources: new Map(), credits: CREDITS }).map(
  ({ name }) => name,
);
const texts = new Map(names.map(name => [name, readFileSync(join(ROOT, 'reports', reportOf(name)), 'utf8')]));

/** The front page needs no link, because readers start there. */
test.each(names.filter(name => name !== 'front'))(
  'another page on all results links to the page %s',
  name => {
    const others = names.filter(other => other !== name).map(other => texts.get(other)!);
    expect(
      others.some(text => text.includes(`](${reportOf(name)}`)),
      STALE_FILES.views,
    ).toBe(true);
  },
);
