import { inPrintedOrder, sourceTitle } from '../../register.ts';
import { bySource } from '../by-source.ts';
import { claimSummary, verdictCounts } from '../claim.ts';
import { html } from '../html.ts';
import type { SiteParts } from '../parts.ts';
import type { Page } from '../shell.ts';

/** The register of all claims, to be searched and narrowed by source and verdict. */
export function claimsPage({ pipelines, sources, statements }: SiteParts): Page {
  const claims = inPrintedOrder(
    pipelines.flatMap(part => part.claims),
    statements,
  );
  const keys = [...new Set(claims.map(({ source }) => source!))];
  const verdicts = [...new Set(claims.map(({ verdict }) => verdict!))];
  const { contents, sections } = bySource(
    claims,
    sources,
    claim => claimSummary(claim, sources),
    group => verdictCounts(group),
  );
  return {
    path: 'claims.html',
    title: 'Claims · saltus',
    description: `All ${claims.length} claims that were checked, with source, range, verdict and counterexample.`,
    body: html`<h1>Claims</h1>
<p class="lead">Every claim that is checked: what it says, where it is printed, how many games met its hypothesis, and what
came of it; opened, all that is on file of it. The other way round: <a href="statements.html">what the sources say</a>, statement by
statement, with the claims that check it.</p>
${contents}
<form class="narrow wide" data-narrows="claim" data-names="claims" hidden>
<label>Search <input type="search" name="text" placeholder="any words"></label>
<label>Source <select name="source"><option value="">all</option>${keys.map(key => html`<option value="${key}">${sourceTitle(key, sources)}</option>`)}</select></label>
<label>Verdict <select name="verdict"><option value="">all</option>${verdicts.map(verdict => html`<option>${verdict}</option>`)}</select></label>
<output>${claims.length} claims</output>
</form>
${sections}`,
  };
}
