import { expect, test } from 'vitest';
import { claimsOf } from '../../../src/view/claim-of.ts';
import { tallyText } from '../../../src/view/pages/claim-facts.ts';
import { exampleResult } from '../example-result.ts';

test('a claim that fails shows how many cases refute it, or else how many hold', () => {
  const [holds, fails] = claimsOf(exampleResult());
  expect(tallyText(fails!)).toBe('fails for 1 of 3 cases');
  expect(tallyText({ ...holds!, verdict: 'fails' })).toBe('holds for 3 of 3 cases');
});
