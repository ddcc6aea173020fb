import { expect, test } from 'vitest';
import { certainty } from '../../src/view/certainty.ts';
import { exampleResult } from './example-result.ts';

test.each([
  ['N - {a}', 'a boundary pattern'],
  ['{1, a+1}', 'a window of max S terms'],
  ['{1, a+2} from 0, 1', 'a window of max S terms'],
])('what proves a period of %s is %s', (game, state) => {
  const sentences = certainty(exampleResult({ sweep: { game, over: { a: '1..3' } } }));
  expect(sentences[0]).toEqual([
    expect.any(String),
    { code: 'proved' },
    expect.stringContaining(`if ${state} recurred`),
  ]);
});
