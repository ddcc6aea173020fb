import { cite, type Sources } from '../citation.ts';
import type { ClaimRecord } from '../register.ts';
import { explorerAddress } from './explorer-page.ts';
import { type Content, html, type Markup } from './html.ts';
import { grouped } from './statement.ts';

/** The address of a claim on the page of its pipeline, from the site's folder. */
export function claimAddress({ pipeline, id }: ClaimRecord): string {
  return `pipelines/${pipeline}.html#claim-${id}`;
}

/** A verdict as a sign, a word and a colour. */
export function verdictMark({ verdict, expected }: ClaimRecord): Markup {
  const unexpected = expected !== 'yes' && ' (not expected)';
  return html`<span class="verdict ${verdict!}">${verdict!}${unexpected}</span>`;
}

/** The verdicts that claims have, each with its number: `7 hold`, `1 fails`, `2 undecided`. */
export function verdictCounts(claims: readonly ClaimRecord[]): Content {
  const count = (verdict: string) => claims.filter(claim => claim.verdict === verdict).length;
  const shown = ['holds', 'fails', 'undecided', 'error', 'vacuous'].filter(verdict => count(verdict) > 0);
  return shown.map(
    verdict => html`<span class="verdict ${verdict}">${counted(count(verdict), verdict)}</span> `,
  );
}

function counted(count: number, verdict: string): string {
  const isVerb = verdict === 'holds' || verdict === 'fails';
  return `${count} ${isVerb && count !== 1 ? verdict.slice(0, -1) : verdict}`;
}

/** `320 of 320 cases`, with what is open or broken. */
export function tallyText({ holds, met, undecided, errors }: ClaimRecord): string {
  return [
    `${grouped(holds!)} of ${grouped(met!)} ${met === '1' ? 'case' : 'cases'}`,
    ...(undecided === '0' ? [] : [`${grouped(undecided!)} undecided`]),
    ...(errors === '0' ? [] : [`${grouped(errors!)} broken`]),
  ].join(', ');
}

/** Where it is printed: `Sleator and Slusky 2012, Lemma 6`. */
export function citation({ source, place }: ClaimRecord, sources: Sources): string {
  return cite([source, place].filter(Boolean).join(', '), sources);
}

/** A game with the rules of a claim's replay command, and a link to it in the explorer. */
export function counterexampleLink(
  { counterexample, replay }: ClaimRecord,
  to: (path: string) => string,
): Content {
  const texts = [...replay!.matchAll(/'([^']*)'/g)].map(match => match[1]!);
  const game = texts.join(' + ');
  if (game === '' || !counterexample!.startsWith(game)) return counterexample!;
  const rule = (flag: string) => new RegExp(`--${flag} (\\S+)`).exec(replay!)?.[1];
  const address = to(explorerAddress(game, rule('ending'), rule('objective')));
  return html`<a href="${address}">${game}</a>${counterexample!.slice(game.length)}`;
}

/** A command line that the script of the page gives a button to copy it. */
export function command(line: string): Markup {
  return html`<span class="command"><code>${line}</code></span>`;
}

/** A list of names and what they are; what is empty is left out. */
export function details(entries: readonly (readonly [name: string, value: Content])[]): Markup {
  const shown = entries.filter(([, value]) => value !== '' && value !== undefined && value !== false);
  return html`<dl class="details">${shown.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

/** A claim with all that is on file of it, as it stands on the page of its pipeline. */
export function claimEntry(record: ClaimRecord, sources: Sources, to: (path: string) => string): Markup {
  const named = [
    ['claim', record.id!],
    ['holds for', tallyText(record)],
    ['to cite', record.to_cite!],
  ] as const;
  return html`<li class="claim" id="claim-${record.id!}" tabindex="-1">
<div class="says"><span>${record.says!}</span>${verdictMark(record)}</div>
${onFile(record, sources, to, ...named)}
</li>
`;
}

/** A claim in the register: what it says and what came of it, and the rest when it is opened. */
export function claimSummary(record: ClaimRecord, sources: Sources): Markup {
  const { pipeline, id, says, place, verdict, counterexample } = record;
  const first = verdict === 'fails' && counterexample !== '' && `first for ${counterexample}`;
  const note = [place, tallyText(record), first].filter(Boolean).join(' · ');
  const address = html`<a href="${claimAddress(record)}">${pipeline!}/${id!}</a>`;
  return html`<li class="claim" id="${pipeline!}.${id!}" tabindex="-1" data-verdict="${verdict!}" data-source="${record.source!}">
<details><summary><span class="says"><span>${says!}</span>${verdictMark(record)}</span><span class="note">${note}</span></summary>
${onFile(record, sources, path => path, ['claim', address], ['over', record.range!])}
</details></li>
`;
}

function onFile(
  record: ClaimRecord,
  sources: Sources,
  to: (path: string) => string,
  ...named: readonly (readonly [name: string, value: Content])[]
): Markup {
  const { counterexample, replay, mutant, printed, right, why, corrected_by } = record;
  return details([
    ...named,
    ['source', citation(record, sources)],
    ['first counterexample', counterexample !== '' && counterexampleLink(record, to)],
    ['replay', replay !== '' && command(replay!)],
    ['printed', printed!],
    ['right', right!],
    ['why', why!],
    ['fails exactly where', record.fails_exactly_where!],
    [
      'checked as',
      corrected_by !== '' &&
        html`<a href="${to(`pipelines/${record.pipeline}.html#claim-${corrected_by}`)}">${corrected_by!}</a>`,
    ],
    ['near miss', mutant !== '' && mutantText(record)],
  ]);
}

function mutantText({ mutant, mutant_refuted_at }: ClaimRecord): Content {
  const at = mutant_refuted_at === '' ? 'not refuted' : `refuted at ${mutant_refuted_at}`;
  return `${mutant}: ${at}`;
}
