import { describe, expect, test } from 'vitest';
import { toHtml } from '../../../src/view/document/html.ts';
import { toLatex } from '../../../src/view/document/latex.ts';
import { toMarkdown } from '../../../src/view/document/markdown.ts';
import type { Block, Document } from '../../../src/view/document/model.ts';

const RULE = { ending: 'normal', objective: 'last-player-wins' } as const;

/** Renders a page of these blocks in each format. */
function rendered(...blocks: readonly Block[]) {
  const document: Document = { title: 'a < b', description: 'x', blocks };
  const around = {
    addressOf: (place: object) => ('game' in place ? `game:${place.game}` : JSON.stringify(place)),
    figure: () => 'FIGURE',
    picture: () => 'PICTURE',
    data: () => 'DATA',
  };
  return {
    markdown: toMarkdown(document),
    html: toHtml(document, around).text,
    latex: toLatex(document, 'make it'),
  };
}

test('a title is text in every format', () => {
  const { markdown, html, latex } = rendered();
  expect(markdown).toBe('# a \\< b\n');
  expect(html).toContain('<h1><span class="unbroken">a &lt; b</span></h1>');
  expect(latex).toContain('{\\centering\\Large a \\textless{} b\\par}');
});

describe.each<[string, Block, Partial<ReturnType<typeof rendered>>]>([
  [
    'prose with links',
    {
      kind: 'prose',
      text: [
        'See ',
        { link: 'a_1', to: { page: 'errata' } },
        ' and ',
        { link: 'N', to: { game: 'N', rule: RULE } },
      ],
    },
    {
      markdown: 'See [a\\_1](errata.md) and N',
      html: '<p>See <a href="{&quot;page&quot;:&quot;errata&quot;}">a<sub>1</sub></a> and <a class="unbroken" href="game:N">N</a></p>',
      latex: 'See a\\_1 and N',
    },
  ],
  [
    'comparisons in prose, and unchanged in code',
    { kind: 'prose', text: ['a != b <= c, as ', { code: 'a != b' }, ', not a!=b'] },
    {
      markdown: 'a ≠ b ≤ c, as `a != b`, not a!=b',
      html: '<p>a ≠ b ≤ c, as <code>a != b</code>, not a!=b</p>',
      latex: 'a \\ensuremath{\\ne} b \\ensuremath{\\le} c, as \\texttt{a != b}, not a!=b',
    },
  ],
  [
    'mathematics',
    {
      kind: 'mathematics',
      label: 'swept',
      lines: [{ tex: 'a \\le 1', text: 'a <= 1' }, { text: '3 cases' }],
    },
    {
      markdown: 'a ≤ 1\\\n3 cases',
      html: '<p class="note">3 cases</p>',
      latex: '$a \\le 1$\\par\n3 cases\\par',
    },
  ],
  [
    'an entry with its verdict and facts, without empty ones',
    {
      kind: 'entries',
      entries: [
        {
          as: 'claim',
          anchor: 'c',
          title: 'p < 9',
          verdicts: [{ verdict: 'holds', text: 'holds' }],
          facts: [
            ['near miss', 'p < 8'],
            ['replay', ''],
          ],
        },
      ],
    },
    {
      markdown: '- **✓ holds**: p \\< 9\n  - **near miss:** p \\< 8\n',
      html: '<dl class="details"><dt>near miss</dt><dd>p &lt; 8</dd></dl>',
      latex: '\\paragraph{p \\textless{} 9} \\emph{holds}\n\\begin{description}\n\\item[near miss] p',
    },
  ],
  [
    'entries that readers open',
    {
      kind: 'entries',
      closed: true,
      entries: [
        {
          as: 'claim',
          title: 'x',
          facts: [
            ['claim', 'first'],
            ['why', 'second'],
          ],
        },
      ],
    },
    { markdown: '- x\n  - **claim:** first\n', html: '<details><summary>', latex: '\\item[why] second' },
  ],
  [
    'a drawing, which has its caption as its description',
    {
      kind: 'drawing',
      drawing: { file: 'x/one.svg', caption: 'a < b.', wide: '<svg id="w"/>', narrow: '<svg id="n"/>' },
    },
    {
      markdown: '![a \\< b.](x/one.svg)\n\na \\< b.',
      html: '<figure class="drawing"><div class="drawn"><div class="if-wide"><svg id="w"/></div><div class="if-narrow"><svg id="n"/></div></div>\n<figcaption class="note" aria-hidden="true">a &lt; b.</figcaption></figure>',
    },
  ],
  [
    'commands',
    { kind: 'commands', lines: [{ line: "saltus game '{1}'", comment: 'one' }] },
    {
      markdown: "```sh\nsaltus game '{1}'   # one\n```",
      html: '<span class="command"><code>saltus game &#39;{1}&#39;</code></span>',
      latex: '\\texttt{saltus game \\textquotesingle{}\\{1\\}\\textquotesingle{}}',
    },
  ],
  [
    'a section',
    { kind: 'section', heading: 'S & T', id: 's', blocks: [{ kind: 'list', items: ['x', 'y'] }] },
    {
      markdown: '## S \\& T\n\n- x\n- y',
      html: '<h2 id="s">S &amp; T</h2>',
      latex: '\\section*{S \\& T}\n\\begin{itemize}\n\\item x\n\\item y',
    },
  ],
])('%s', (_, block, expected) => {
  test.each(Object.entries(expected))('%s: the rendering is right', (form, text) => {
    expect(rendered(block)[form as keyof typeof expected]).toContain(text);
  });
});
