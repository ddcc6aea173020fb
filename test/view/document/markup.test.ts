import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, html } from '../../../src/view/document/markup.ts';

test('text in a template is escaped, not parsed as HTML', () => {
  const title = `<script>alert("1")</script> & 'x'`;
  expect(html`<h1 title="${title}">${title}</h1>`.text).toBe(
    '<h1 title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;">' +
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;</h1>',
  );
});

test('markup in a template remains markup, also in lists, and undefined adds nothing', () => {
  const items = ['a < b', 'c'].map(text => html`<li>${text}</li>`);
  expect(html`<ul>${items}</ul>${undefined}${false}${0}${10n}`.text).toBe(
    '<ul><li>a &lt; b</li><li>c</li></ul>010',
  );
});

test('escaped text cannot end an attribute, open an element or begin an entity', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
      const back = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" } as const;
      expect(escaped.replace(/&(amp|lt|gt|quot|#39);/g, entity => back[entity as keyof typeof back])).toBe(
        text,
      );
    }),
  );
});
