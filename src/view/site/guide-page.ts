import { html } from '../document/markup.ts';
import type { Entry } from './browser/search/entry.ts';
import { withContents } from './contents.ts';
import type { GuideText } from './guide-text.ts';
import type { Page } from './shell.ts';

/** A command with its help text. */
export interface HelpText {
  readonly command: string;
  readonly help: string;
}

/** The texts of `docs/`, in reading order. */
export const GUIDE = [
  'tutorial',
  'pipelines',
  'library',
  'clusters',
  'trust',
  'what-is-proved',
  'glossary',
  'prove',
  'conjecture-12',
  'laws',
] as const;

/** Returns the pages of the guide: the texts of `docs/`, and the help of all commands. */
export function guidePages(texts: readonly GuideText[], reference: readonly HelpText[]): Page[] {
  return [guideIndex(texts), ...texts.map(textPage), referencePage(reference)];
}

/** Returns the search entries of the guide: its sections and the commands. */
export function guideEntries(texts: readonly GuideText[], reference: readonly HelpText[]): Entry[] {
  const sections = texts.flatMap(({ name, title, sections }) =>
    sections.map(({ text, id, words }): Entry => {
      const address = `guide/${name}.html#${id}`;
      return { kind: 'Guide', title: text, note: title, address, words };
    }),
  );
  const commands = reference.map(({ command, help }): Entry => {
    const address = `guide/command-line.html#${idOf(command)}`;
    return { kind: 'Guide', title: nameOf(command), note: 'The command line', address, words: help };
  });
  return [...sections, ...commands];
}

const EYEBROW = html`<p class="eyebrow"><a href="index.html">Guide</a></p>\n`;

function textPage({ name, title, lead, body, sections }: GuideText): Page {
  return {
    path: `guide/${name}.html`,
    title: `${title} · saltus`,
    description: lead,
    body: withContents(
      sections.filter(({ tag }) => tag === 'h2'),
      html`${EYEBROW}${body}`,
    ),
  };
}

function guideIndex(texts: readonly GuideText[]): Page {
  const entry = (name: string, title: string, lead: string) =>
    html`<li><h2><a href="${name}.html">${title}</a></h2><p>${lead}</p></li>\n`;
  return {
    path: 'guide/index.html',
    title: 'Guide · saltus',
    description:
      'From the first game to a family of your own, why you can trust a number, the command line, and the glossary.',
    body: html`<h1>Guide</h1>
<ul class="entries">
${texts.map(({ name, title, lead }) => entry(name, title, unmarked(lead)))}
${entry('command-line', 'The command line', REFERENCE_LEAD)}</ul>`,
  };
}

/** Returns the text of a line of Markdown without its marks. */
function unmarked(line: string): string {
  return line.replace(/[`*_]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

const REFERENCE_LEAD = 'Every command with its options and examples.';

function referencePage(reference: readonly HelpText[]): Page {
  return {
    path: 'guide/command-line.html',
    title: 'The command line · saltus',
    description: REFERENCE_LEAD,
    body: withContents(
      reference.map(({ command }) => ({ text: nameOf(command), id: idOf(command) })),
      html`${EYEBROW}<h1>The command line</h1>
<p class="lead">${REFERENCE_LEAD} Write <code>npx</code> before <code>saltus</code>.</p>
<p>Results go to standard output, messages to standard error. With <code>--json</code>, each result is one JSON object per line.</p>
${reference.map(
  ({ command, help }) => html`<h2 id="${idOf(command)}">${nameOf(command)}</h2>
<pre class="wide" tabindex="0"><code>${help}</code></pre>
`,
)}
`,
    ),
  };
}

/** Returns the anchor of a command; the program itself has one too. */
function idOf(command: string): string {
  return command || 'saltus';
}

function nameOf(command: string): string {
  return `saltus ${command}`.trim();
}
