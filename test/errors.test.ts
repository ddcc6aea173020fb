import { expect, test } from 'vitest';
import { DefinitionError, renderIssue, Stackless, shown } from '../src/errors.ts';

test('a received value is shown as JSON', () => {
  expect([undefined, () => 1, 'a', [1, { b: null }], 7].map(shown)).toEqual([
    'nothing',
    'a function',
    '"a"',
    '[1,{"b":null}]',
    '7',
  ]);
});

test('a long value is cut, but never within a character', () => {
  expect(shown('x'.repeat(58))).toBe(`"${'x'.repeat(58)}"`);
  expect(shown('x'.repeat(59))).toBe(`"${'x'.repeat(56)}…`);
  expect(shown('\u{1F600}'.repeat(40))).toBe(`"${'\u{1F600}'.repeat(28)}…`);
  expect(shown(`x${'\u{1F600}'.repeat(40)}`)).toBe(`"x${'\u{1F600}'.repeat(27)}…`);
});

test('only the first hundred of very many errors are printed, but all are stored', () => {
  const issues = Array.from({ length: 1e6 }, (_, i) => ({ where: `${i}`, expected: 'a', received: 'b' }));
  const error = new DefinitionError(issues);
  expect(error.issues.length).toBe(1e6);
  expect(error.message.split('\n').slice(-2)).toEqual(['99: expected a, received b', 'and 999900 more']);
});

test('Stackless has a message without a stack, and does not affect other errors', () => {
  expect(new Stackless('not so').message).toBe('not so');
  expect(new Stackless('not so').stack).not.toContain('errors.test');
  expect(new Error('a bug').stack).toContain('errors.test');
});

test('an error in a very long text is shown with the text around it', () => {
  const mark = { text: `${'x'.repeat(1e6)}!${'y'.repeat(1e6)}`, at: 1e6, length: 1 };
  const [, text, caret] = renderIssue({ where: 'game', expected: 'a', received: 'b', mark }).split('\n');
  expect(text!.length).toBeLessThan(2010);
  expect(text![caret!.indexOf('^')]).toBe('!');
});
