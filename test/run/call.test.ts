import { test } from 'vitest';
import { expectFiguresOf } from './figures-by-call.ts';

// Drawing in workers is tested in test/process, which has threads.
test('a figure is drawn in this thread, and an error in it is thrown as such', () => expectFiguresOf(1));
