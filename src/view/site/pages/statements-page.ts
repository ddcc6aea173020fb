import { type ClaimRecord, sourceTitle } from '../../register.ts';
import { bySource } from '../by-source.ts';
import { claimAddress, verdictMark } from '../claim.ts';
import { type Content, html, type Markup } from '../html.ts';
import type { SiteParts } from '../parts.ts';
import type { Page } from '../shell.ts';

/** What the sources say, statement by statement: each with the claims that check it, or why none can. */
export function statementsPage({ pipelines, sources, statements }: SiteParts): Page {
  const claims = new Map(
    pipelines.flatMap(part => part.claims).map(claim => [`${claim.pipeline}/${claim.id}`, claim] as const),
  );
  const checked = checkedOf(statements);
  const keys = [...new Set(statements.map(({ source }) => source!))];
  const { contents, sections } = bySource(
    statements,
    sources,
    one => entry(one, claims),
    group => `${checkedOf(group)} of ${group.length} checked`,
  );
  return {
    path: 'statements.html',
    title: 'Statements · saltus',
    description: `All ${statements.length} statements of the sources: ${checked} are checked by claims, the others say why none can.`,
    body: html`<h1>Statements</h1>
<p class="lead">What the sources say, statement by statement. ${checked} of ${statements.length} are checked by
<a href="claims.html">claims</a>; beside each of the others stands why none can check it.</p>
${contents}
<form class="narrow wide" data-narrows="claim" data-names="statements" hidden>
<label>Search <input type="search" name="text" placeholder="any words"></label>
<label>Source <select name="source"><option value="">all</option>${keys.map(key => html`<option value="${key}">${sourceTitle(key, sources)}</option>`)}</select></label>
<label>Which <select name="state"><option value="">all</option><option>checked</option><option>not checkable</option></select></label>
<output>${statements.length} statements</output>
</form>
${sections}`,
  };
}

function checkedOf(statements: readonly ClaimRecord[]): number {
  return statements.filter(({ claims }) => claims !== '').length;
}

function entry(record: ClaimRecord, claims: ReadonlyMap<string, ClaimRecord>): Markup {
  const { id, source, place, kind, reason } = record;
  const checks = record.claims!.split(' ').flatMap(key => {
    const claim = claims.get(key);
    return claim ? [claim] : [];
  });
  return html`<li class="claim" id="${id!}" data-source="${source!}" data-state="${record.claims === '' ? 'not checkable' : 'checked'}">
<p>${wordsOf(record, claims)}</p>
<p class="note">${[place, kind].filter(Boolean).join(' · ')}${checks.map(checkedBy)}${reason !== '' && html`<br>${record.claims === '' ? 'Not checkable: ' : ''}${reason!}`}</p>
</li>
`;
}

/** Its own words, or where it has none those of its first claim: as printed, where they are known to be wrong. */
function wordsOf({ statement, claims }: ClaimRecord, known: ReadonlyMap<string, ClaimRecord>): string {
  if (statement !== '') return statement!;
  const [name] = claims!.split(' ');
  const claim = known.get(name!);
  return claim ? claim.printed || claim.says! : `as ${name} says`;
}

function checkedBy(claim: ClaimRecord): Content {
  return html`<br>${verdictMark(claim)} <a href="${claimAddress(claim)}">${claim.says!}</a>`;
}
