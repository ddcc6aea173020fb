import { expect, test } from 'vitest';
import { compareResults } from '../../src/view/compared-results.ts';
import { DataFolder } from '../../src/view/data-folder.ts';
import { CLAIMS, exampleResult } from './example-result.ts';

test('a claim in only one of two results is listed, whichever has it', () => {
  const data = new DataFolder('none');
  const single = [exampleResult({ claims: CLAIMS.slice(0, 1) }), data] as const;
  const both = [exampleResult(), data] as const;
  expect(compareResults(single, both).verdicts).toEqual([
    { claim: 'from-two', first: 'not claimed', second: 'fails' },
  ]);
  expect(compareResults(both, single).verdicts).toEqual([
    { claim: 'from-two', first: 'fails', second: 'not claimed' },
  ]);
});
