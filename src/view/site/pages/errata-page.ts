import { ERRATUM_NATURES } from '../../../claim/index.ts';
import { type ClaimRecord, groups } from '../../register.ts';
import { claimAddress, command, counterexampleLink, details } from '../claim.ts';
import { type Content, html, type Markup } from '../html.ts';
import type { SiteParts } from '../parts.ts';
import type { Page } from '../shell.ts';
import { grouped } from '../statement.ts';

/** What the authors should know. */
export function errataPage({ pipelines, sources }: SiteParts): Page {
  const claims = pipelines.flatMap(part => part.claims);
  const known = claims.filter(({ nature }) => nature !== '');
  return {
    path: 'errata.html',
    title: 'Errata · saltus',
    description: `${known.length} printed statements that do not hold as they are printed, each with its smallest counterexample.`,
    body: html`<h1>Errata</h1>
<p class="lead">Statements that do not hold as they are printed, found by computing them for every case of a range. Each has
its smallest counterexample, small enough to check by hand, the exact condition under which it fails, and what is right
instead, checked over the same range.</p>
${known.length === 0 && html`<p>None.</p>`}
${groups(known, sources).map(
  ([title, group]) => html`<section class="text"><h2>${title}</h2>
${Object.entries(ERRATUM_NATURES).map(([nature, text]) =>
  byNature(
    text,
    group.filter(record => record.nature === nature),
    claims,
  ),
)}</section>
`,
)}`,
  };
}

function byNature(text: string, group: readonly ClaimRecord[], all: readonly ClaimRecord[]): Content {
  if (group.length === 0) return undefined;
  return html`<h3>${text}</h3>
<ul class="entries">
${group.map(record => erratum(record, all))}</ul>
`;
}

function erratum(record: ClaimRecord, all: readonly ClaimRecord[]): Markup {
  const { place, says, pipeline, id } = record;
  const correction = all.find(
    one => one.pipeline === pipeline && one.id !== '' && one.id === record.corrected_by,
  );
  const checked =
    correction &&
    html` Checked as <a href="${claimAddress(correction)}">${correction.id!}</a>: ${correction.verdict!} for ${grouped(correction.holds!)} of ${grouped(correction.met!)} cases.`;
  return html`<li class="claim" id="${pipeline!}.${id!}">
<h4><a href="${claimAddress(record)}">${place === '' ? says! : place!}</a></h4>
${details([
  ['printed', record.printed!],
  ['counterexample', counterexampleLink(record, path => path)],
  [
    'fails',
    `for ${grouped(record.fails!)} of ${grouped(record.met!)} cases (${record.range})${record.fails_exactly_where === 'always' ? '' : `, exactly where: ${record.fails_exactly_where}`}`,
  ],
  ['why', record.why!],
  ['right', html`${record.right!}.${checked}`],
  ['see it', command(record.replay!)],
])}
</li>
`;
}
