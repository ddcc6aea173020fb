import { expect, test } from 'vitest';
import { GUIDE } from '../../../src/view/site/guide-page.ts';
import { readGuideText } from '../../../src/view/site/guide-text.ts';

test.each(GUIDE)('the lead of %s ends with a complete sentence', name => {
  expect(readGuideText(name).lead).toMatch(/\w.*[.?!]$/);
});
