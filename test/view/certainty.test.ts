import { expect, test } from 'vitest';
import { certainty } from '../../src/view/certainty.ts';
import { exampleResult } from './example-result.ts';

test.each([
  ['N - {a}', 'a boundary pattern'],
  ['{1, a+1}', 'a window of max S terms'],
  ['{1, a+2} from 0, 1', 'a window of max S terms'],
])('a period of %s is explained as proved by %s', (game, state) => {
  const sentences = certainty(exampleResult({ sweep: { game, over: { a: '1..3' } } }));
  expect(sentences[0]).toEqual([{ code: 'proved' }, expect.stringContaining(`means that ${state} was seen`)]);
});
