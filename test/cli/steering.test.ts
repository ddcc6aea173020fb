import { styleText } from 'node:util';
import { expect, test } from 'vitest';
import { withoutSteering } from '../../src/cli/steering.ts';

const every = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');

test('no control character of a terminal remains, with colours or without', () => {
  const hostile = `${every(0, 0x9f)}\u061c\u200e\u200f${every(0x202a, 0x202e)}${every(0x2066, 0x2069)}`;
  for (const colours of [true, false]) {
    const text = withoutSteering(`${hostile}\u001b]0;title\u0007\u001b[2J\u001b[31;5mred`, { colours });
    expect(text.replaceAll(/[\t\n]/g, '')).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u);
    expect(text).toContain('\\u001b]0;title\\u0007\\u001b[2J\\u001b[31;5mred');
  }
});

test('readable text of any script is unchanged', () => {
  const text = 'N - {2, 3}\tä € 語 🂡 ␣*\n  العربية';
  for (const colours of [true, false]) expect(withoutSteering(text, { colours })).toBe(text);
});

test('colours of saltus remain if colours are on, and only then', () => {
  for (const colour of ['green', 'red', 'yellow', 'dim'] as const) {
    const painted = styleText(colour, 'holds', { validateStream: false });
    expect(withoutSteering(painted, { colours: true })).toBe(painted);
    expect(withoutSteering(painted, { colours: false })).not.toContain('\u001b');
  }
});

test('JSON has the same value as before', () => {
  const value = { path: `${every(0, 0x9f)}\u202e"\\`, n: [1, null] };
  const text = withoutSteering(JSON.stringify(value), { colours: false });
  expect(JSON.parse(text)).toEqual(value);
});
