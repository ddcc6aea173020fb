import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeMarkdown } from '../../../src/view/document/escape-markdown.ts';
import { unicodeCharacter } from '../../unicode-character.ts';

describe('escapeMarkdown', () => {
  test.each([
    ['<script>alert(1)</script>', '\\<script\\>alert(1)\\</script\\>'],
    ['a *b* _c_ `d` ~e~', 'a \\*b\\* \\_c\\_ \\`d\\` \\~e\\~'],
    ['[x](http://y)', '\\[x\\](http\\://y)'],
    ['see www.example.org, me@example.org', 'see www\\.example.org, me\\@example.org'],
    ['a|b &lt; $c$ \\', 'a\\|b \\&lt; \\$c\\$ \\\\'],
    ['# not a heading', '\\# not a heading'],
    ['- not a list', '\\- not a list'],
    ['2. not a list', '2\\. not a list'],
    ['===', '\\==='],
    ['    not code\nnot two lines', 'not code not two lines'],
    ['N - {a, b, a+b}, 1.5', 'N - {a, b, a+b}, 1.5'],
  ])('turns %j into %j', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });

  test('escapes every markup character, and displays the original text', () => {
    fc.assert(
      fc.property(fc.string({ unit: unicodeCharacter }), text => {
        const escaped = escapeMarkdown(text);
        expect(escaped.replace(/\\[!-/:-@[-`{-~]/g, '')).not.toMatch(/[\\`*_[\]<>&|~$#@\n\r]/);
        expect(escaped.replace(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(text.trim().replace(/\s+/g, ' '));
      }),
      { seed: 12, numRuns: 400 },
    );
  });
});
