import { expect, test } from 'vitest';
import { progressLine, storedLine } from '../../src/cli/progress.ts';

const half = { work: 10, workDone: 5, cases: 1234567, left: 'about 17 min left' };
const state = { ...half, name: 'conjecture-12-proof-below-3a' };

test('a progress line fits into any width, and always shows the remaining time', () => {
  for (let columns = 20; columns <= 200; columns++) {
    const line = progressLine(state, columns);
    expect([...line].length, line).toBeLessThan(columns);
    expect(line).toContain('about 17 min left');
  }
});

test('a progress line shows bar, name and cases if they fit', () => {
  const wide = progressLine(state, 200);
  expect(wide).toBe(`${state.name} [${'█'.repeat(20)}${'░'.repeat(20)}] 50 %, 1234567 cases, ${half.left}`);
  expect(progressLine(state, 80)).toBe(`${state.name} 50 %, 1234567 cases, ${half.left}`);
  expect(progressLine(state, 45)).toBe(`50 %, 1234567 cases, ${half.left}`);
  expect(progressLine({ ...state, work: 0, workDone: 0 }, 45)).toMatch(/^0 %/);
});

test('an interrupted run reports how many blocks are saved and how to resume', () => {
  const state = { blocks: 254, blocksDone: 14, fresh: false };
  expect(storedLine(state)).toBe('interrupted: 14 of 254 blocks saved; to resume, repeat the same command');
  expect(storedLine({ ...state, fresh: true })).toContain(
    '; to resume, repeat the same command without --fresh',
  );
});
