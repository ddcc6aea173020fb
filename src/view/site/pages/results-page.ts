import { keyOfSource } from '../../../claim/index.ts';
import { cite, type Sources } from '../../citation.ts';
import { sourceTitle } from '../../register.ts';
import { verdictCounts } from '../claim.ts';
import { html, type Markup } from '../html.ts';
import type { PipelinePart, SiteParts } from '../parts.ts';
import type { Page } from '../shell.ts';
import { grouped, mathMarkup } from '../statement.ts';
import { gameTex } from '../tex.ts';

/** All pipelines by source, each with its question and what came of it. */
export function resultsPage({ pipelines, sources }: SiteParts): Page {
  const keys = [...new Set([...sources.keys(), ...pipelines.map(sourceOf)])];
  const groups = keys
    .map(key => [key, pipelines.filter(part => sourceOf(part) === key)] as const)
    .filter(([, group]) => group.length > 0);
  return {
    path: 'pipelines/index.html',
    title: 'Results · saltus',
    description: 'Every question that was asked, with the range, the verdicts, the figures and the data.',
    body: html`<h1>Results</h1>
<p class="lead">One page a question: what was swept, what is claimed of it, what came of each claim, and every number.</p>
${groups.map(
  ([key, group]) => html`<h2>${sourceTitle(key, sources)}</h2>
<ul class="entries">
${group.map(part => pipelineEntry(part, sources))}</ul>
`,
)}`,
  };
}

function sourceOf({ definition }: PipelinePart): string {
  return keyOfSource(definition.source);
}

/** A pipeline in a list: its question, its family, its range in figures, its verdicts. */
function pipelineEntry({ definition, plan, cases, claims }: PipelinePart, sources: Sources): Markup {
  const { id, question, source } = definition;
  const tex = gameTex(plan.sweep.game, Object.keys(plan.sweep.over ?? {}));
  return html`<li class="question"><div class="says"><h3><a href="${id}.html">${question}</a></h3>
<span class="verdicts">${verdictCounts(claims)}</span></div>
<p class="note">${tex === undefined ? plan.sweep.game : mathMarkup(tex)} · ${grouped(cases)} ${cases === 1 ? 'case' : 'cases'} · ${cite(source, sources)}</p></li>
`;
}
