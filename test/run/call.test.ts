import { test } from 'vitest';
import { expectFiguresOf } from './figures-by-call.ts';

// In workers it is a test of test/process, which has threads.
test('a figure is drawn in this thread, and a mistake in it comes back as one', () => expectFiguresOf(1));
