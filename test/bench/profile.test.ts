import { expect, test } from 'vitest';
import { mergeProfiles, profileTables, type ThreadProfile } from './profile.ts';

const FIGURE = new URL('../../src/view/figure/figure.ts', import.meta.url).href;
const PACKAGE = new URL('../../node_modules/vega/index.js', import.meta.url).href;
const LAW = new URL('../../src/check/law/verify-law.ts', import.meta.url).href;

const call = (id: number, functionName: string, url: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url, lineNumber: 3 },
  children,
});

const THREAD: ThreadProfile = {
  nodes: [
    call(1, '(root)', '', [2, 4, 5, 6]),
    call(2, 'renderFigure', FIGURE, [3]),
    call(3, 'parse', PACKAGE),
    call(4, 'verifyLaw', LAW),
    call(5, '(garbage collector)', ''),
    call(6, '(idle)', ''),
  ],
  samples: [3, 2, 4, 6, 5, 4],
  timeDeltas: [0, 1e6, 2e6, 3e6, 40e6, 5e6],
};

test('a profile counts a package as part of its caller, and excludes idle time', () => {
  const { threads, parts, modules, functions } = mergeProfiles([THREAD, THREAD]);
  expect(threads).toBe(2);
  expect(Object.fromEntries(parts)).toEqual({ figures: 6, laws: 6, garbage: 10 });
  expect(modules.get('node_modules/vega/index.js')).toBe(2);
  expect(functions.get('verifyLaw\tsrc/check/law/verify-law.ts')).toBe(6);
});

test('the table of parts starts with the largest', () => {
  const [parts] = profileTables(mergeProfiles([THREAD]));
  expect(parts).toEqual([
    ['seconds', 'share', 'part'],
    ['5.00', '45.5 %', 'garbage'],
    ['3.00', '27.3 %', 'figures'],
    ['3.00', '27.3 %', 'laws'],
  ]);
});
