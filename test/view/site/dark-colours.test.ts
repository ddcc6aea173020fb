import { expect, test } from 'vitest';
import { inDarkColours } from '../../../src/view/site/browser/dark-colours.ts';

test('greys change places, white becomes the paper, hues stay or get lighter', () => {
  expect(
    inDarkColours({
      a: '#222222',
      b: 'white',
      c: ['#E0E0E0', 'black'],
      d: '#e69f00',
      e: '#0072b2',
      f: '#ffffff',
    }),
  ).toEqual({
    a: '#dddddd',
    b: '#15171b',
    c: ['#1f1f1f', '#ffffff'],
    d: '#e69f00',
    e: '#3a9bd9',
    f: '#15171b',
  });
});

test('rows of data are not colours, whatever they look like', () => {
  const data = { values: [{ name: '#222222', other: 'white' }] };
  expect(inDarkColours({ data, title: 'black' }).data).toEqual(data);
});

test('numbers, truth values and texts that are no colours stay', () => {
  const spec = { width: 3, clip: true, title: 'white heaps', none: null };
  expect(inDarkColours(spec)).toEqual(spec);
});
