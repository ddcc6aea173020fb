import { ERRATUM_NATURES } from '../../../claim/index.ts';
import { type ClaimRecord, groups, isPrintedClaim } from '../../register.ts';
import { citation, claimAddress, command, counterexampleLink, tallyText, verdictMark } from '../claim.ts';
import { html, type Markup } from '../html.ts';
import type { SiteParts } from '../parts.ts';
import type { Page } from '../shell.ts';
import { grouped } from '../statement.ts';

/** What was reproduced, what disagreed, and what is new, at a glance; then each of them, and how to check it. */
export function frontPage(parts: SiteParts): Page {
  const { pipelines, sources } = parts;
  const claims = pipelines.flatMap(part => part.claims);
  const printed = claims.filter(isPrintedClaim);
  const reproduced = printed.filter(({ verdict }) => verdict === 'holds');
  const disagreed = printed.filter(({ verdict }) => verdict === 'fails');
  const corrections = new Set(claims.map(({ pipeline, corrected_by }) => `${pipeline} ${corrected_by}`));
  const fresh = claims.filter(
    claim =>
      !isPrintedClaim(claim) &&
      claim.verdict === 'holds' &&
      !corrections.has(`${claim.pipeline} ${claim.id}`),
  );
  const cases = pipelines.reduce((sum, one) => sum + one.cases, 0);
  return {
    path: 'index.html',
    title: 'saltus: subtraction games, computed again',
    description: `${reproduced.length} of ${printed.length} printed statements on subtraction games hold, ${disagreed.length} fail, ${fresh.length} are new.`,
    body: html`<h1>What the papers print on subtraction games, computed again</h1>
<p class="lead">The tables and statements of ${sources.size} sources, recomputed over ${grouped(cases)} games and sums of
heaps, with a proof of every period. Each verdict says up to where it was checked, and each disagreement comes with its
smallest counterexample and a command that shows it.</p>
<ul class="glance wide">
<li><span class="big">${reproduced.length}</span><span class="what">reproduced</span>
<p>of ${printed.length} printed statements and tables hold for every case that was computed. <a href="claims.html">All claims</a>, or <a href="statements.html">statement by statement</a></p></li>
<li><span class="big">${disagreed.length}</span><span class="what">disagreed</span>
<p>do not hold as they are printed: ${natures(disagreed)}. Each has a counterexample and what is right instead. <a href="errata.html">Errata</a></p></li>
<li><span class="big">${fresh.length}</span><span class="what">new</span>
<p>statements that none of the sources makes hold over the whole range that was tried. <a href="#new">What is new</a></p></li>
</ul>
${bySource(claims, parts)}
<h2 id="disagreed">What disagreed</h2>
${disagreed.length === 0 ? html`<p>Nothing.</p>` : html`${shortened(byWeight(disagreed).map(claim => entry(claim, parts, disagreement(claim))))}`}
<h2 id="new">What is new</h2>
<p>Corrections of what is printed are not counted here; they stand with the <a href="errata.html">errata</a>.</p>
${fresh.length === 0 ? html`<p>Nothing.</p>` : shortened(fresh.map(claim => entry(claim, parts, html`<p class="note">Holds for ${tallyText(claim)}: ${claim.range!}</p>`)))}
<h2 id="questions">The questions</h2>
<p>${pipelines.length} questions have <a href="pipelines/index.html">a page each</a>: what was swept, every verdict, the figures, and every number, to be
sorted, filtered and downloaded.</p>
<h2 id="check">Check it yourself</h2>
<p>You need Node 20.20 or newer, and nothing else. Everything on these pages is made anew, with its proofs, in a minute or two:</p>
<p>${command('npm ci && npm start')}</p>
<p>Or type a game of your own into the <a href="explorer.html">explorer</a>, which runs the same engine in this browser. The
<a href="guide/index.html">guide</a> leads from here to a family of your own, and says <a href="guide/trust.html">how far to trust a number</a>.</p>
`,
  };
}

/** How statements fail, in a word or two after a count. */
const FAILING: Readonly<Record<keyof typeof ERRATUM_NATURES, string>> = {
  wrong: 'wrong as they stand',
  hypothesis: 'short of a hypothesis',
  slip: 'slips whose meaning is clear',
};

/** `12 wrong as they stand, 3 slips whose meaning is clear`. */
function natures(claims: readonly ClaimRecord[]): string {
  return Object.entries(FAILING)
    .map(([nature, text]) => [claims.filter(claim => claim.nature === nature).length, text] as const)
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${count} ${text}`)
    .join(', ');
}

/** The weightiest first, so that a list that is cut short shows what matters. */
function byWeight(claims: readonly ClaimRecord[]): ClaimRecord[] {
  const order = Object.keys(ERRATUM_NATURES);
  return claims.toSorted((p, q) => order.indexOf(p.nature!) - order.indexOf(q.nature!));
}

function bySource(claims: readonly ClaimRecord[], { sources }: SiteParts): Markup {
  const row = ([title, group]: readonly [string, readonly ClaimRecord[]]) => {
    const count = (verdict: string) => group.filter(claim => claim.verdict === verdict).length;
    const [holds, fails] = [count('holds'), count('fails')];
    const open = group.length - holds - fails;
    return html`<tr><th scope="row">${title}</th><td class="count">${group.length}</td><td class="count">${holds}</td><td class="count">${fails}</td><td class="count">${open}</td></tr>\n`;
  };
  return html`<div class="scrolls wide" tabindex="0" role="region" aria-label="Claims by source"><table class="facts"><caption class="hidden-label">Claims by source and verdict</caption>
<thead><tr><th scope="col">source</th><th scope="col" class="count">claims</th><th scope="col" class="count">hold</th><th scope="col" class="count">fail</th><th scope="col" class="count">open</th></tr></thead>
<tbody>${groups(claims, sources).map(row)}</tbody></table></div>`;
}

/** Entries of a list that are seen at once; the others are a click away. */
const AT_ONCE = 6;

function shortened(entries: readonly Markup[]): Markup {
  const more = entries.slice(AT_ONCE);
  return html`<ul class="entries">${entries.slice(0, AT_ONCE)}</ul>
${more.length > 0 && html`<details><summary>${more.length} more</summary><ul class="entries">${more}</ul></details>`}`;
}

function entry(claim: ClaimRecord, { sources }: SiteParts, more: Markup): Markup {
  return html`<li class="claim"><div class="says"><a href="${claimAddress(claim)}">${claim.says!}</a>${verdictMark(claim)}</div>
<p class="note">${citation(claim, sources)}</p>
${more}</li>
`;
}

function disagreement(claim: ClaimRecord): Markup {
  return html`<p class="note">Fails for ${grouped(claim.fails!)} of ${grouped(claim.met!)}, first for ${counterexampleLink(claim, path => path)}.${claim.right !== '' && html` Right: ${claim.right!}`}</p>`;
}
