import { firstCounterexample, keyOfSource, verdictWord } from '../../claim/index.ts';
import { cite, type Sources } from '../citation.ts';
import { type ClaimOf, correctionOf, isErratum, type StatementRecord } from '../claim-of.ts';
import type { Credits } from '../credits.ts';
import { joined, partsOf } from '../document/inline.ts';
import { type Fact, fileLink, type Inline, type Place, type VerdictText } from '../document/model.ts';
import { conditionTex } from '../document/tex.ts';
import { counted, grouped } from '../numbers.ts';
import { replayOf } from '../replay.ts';
import { coqOf, type Level, levelOf, paperOf } from '../rests-on.ts';
import { hasRowsOutside } from '../sentence.ts';
import { statementOf } from '../statement.ts';

export function placeOf({ result, claim }: ClaimOf): Place {
  return { pipeline: result.asked.id, claim: claim.id };
}

/** Returns the sentence of a claim, typeset if it is a formula. */
export function typesetSentence({ claim, result }: ClaimOf): Inline {
  const { sweep, measure } = result.asked.plan;
  const names = [...Object.keys(sweep.over ?? {}), ...measure];
  const { formulas } = claim;
  if (formulas === undefined) return claim.says.replace(/\b(odd|even)\(([a-z])\)/g, '$2 $1');
  return formulas.flatMap((text, i) => [
    ...(i > 0 ? [': '] : []),
    { formula: conditionTex(text, names), text },
  ]);
}

/** Returns a claim's statement that is complete by itself, typeset as {@link typesetSentence}. */
export function statementInline(conclusion: ClaimOf): Inline {
  const { about, says } = statementOf(conclusion);
  const { sweep, measure } = conclusion.result.asked.plan;
  const names = [...Object.keys(sweep.over ?? {}), ...measure];
  const isFormula = conclusion.claim.formulas?.at(-1) === says;
  return [`${about.join(', ')}: `, isFormula ? { formula: conditionTex(says, names), text: says } : says];
}

/** Returns the words of a statement, or of its first claim if it has none: as printed, if that is known to be wrong. */
export function wordsOf({ statement, claims }: StatementRecord, byKey: ReadonlyMap<string, ClaimOf>): string {
  const first = byKey.get(claims!.split(' ')[0]!)?.claim;
  return statement || (first?.erratum?.printed ?? first?.says ?? `as ${claims} says`);
}

/** Returns the badge of a claim: the verdict with how sure it is, the same on every page. */
export function verdictOf(conclusion: ClaimOf): VerdictText {
  return verdictText(conclusion, badgeOf(conclusion, levelOf(conclusion)));
}

/** Returns the badge of a claim without its number of cases, for a table that has a column for them. */
export function shortVerdictOf(conclusion: ClaimOf): VerdictText {
  return verdictText(conclusion, shortBadgeOf(conclusion, levelOf(conclusion)));
}

function verdictText(conclusion: ClaimOf, badge: string): VerdictText {
  const { verdict, expected } = conclusion;
  return { verdict, level: levelOf(conclusion), text: `${badge}${expected ? '' : ' (unexpected)'}` };
}

function badgeOf(conclusion: ClaimOf, level: Level): string {
  const { claim, verdict, restsOn, tally, result } = conclusion;
  const short = shortBadgeOf(conclusion, level);
  if (verdict === 'fails') return short;
  if (result.cases === 1 && !claim.table) return level === 'open' ? `${short}, no counterexample` : short;
  const [entry, entries] = claim.table ? ['printed entry', 'printed entries'] : ['case', 'cases'];
  const cases = counted(tally.holds, entry!, entries);
  if (level === 'open') return `${short}, no counterexample in ${cases}`;
  if (level === 'certified' && restsOn.kind === 'theorem')
    return `${short} for every ${claim.forAll} (${counted(restsOn.certificates ?? 0, 'certificate')})`;
  return level === 'computed' && verdict === 'holds' ? `${short} in ${cases}` : short;
}

function shortBadgeOf({ verdict }: ClaimOf, level: Level): string {
  if (verdict === 'fails')
    return level === 'machine-checked' ? `${verdictWord('fails')}: machine-checked` : verdictWord('fails');
  return level === 'computed' ? verdictWord(verdict) : level;
}

/** Returns where a verdict is proved, with links: the statements in Coq, the paper or page, the certificates. */
export function groundsOf(conclusion: ClaimOf, sources: Sources): Inline {
  const { restsOn } = conclusion;
  const coq = coqOf(conclusion).map((name): Inline => ({ link: name, to: COQ }));
  const inCoq: Inline[] = coq.length === 0 ? [] : [['Coq: ', joined(coq, ', ')]];
  if (restsOn.kind !== 'theorem') return joined(inCoq, '; ');
  const { reference, certificates } = restsOn;
  const elsewhere =
    certificates === undefined
      ? paperOf(restsOn).map(paper => referenceLink(paper, sources))
      : [[certificatesIn(certificates, levelOf(conclusion)), fileLink(reference)]];
  return joined([...inCoq, ...elsewhere], '; ');
}

/** Returns `2 certificates in `; without the number for a certified claim, whose badge has it. */
function certificatesIn(count: number, level: Level): string {
  if (level !== 'certified') return `${counted(count, 'certificate')} in `;
  return count === 1 ? 'certificate in ' : 'certificates in ';
}

/** The table of the theorems in Coq. */
const COQ = { file: 'docs/what-is-proved.md', anchor: 'the-theorems' } as const;

/** Returns a page of the guide, or the statements of a source. */
function referenceLink(reference: string, sources: Sources): Inline {
  const text = cite(reference, sources);
  const [, file] = /^(docs\/[\w-]+\.md)\b/.exec(reference) ?? [];
  if (file !== undefined) return { link: text, to: { file } };
  const key = keyOfSource(reference);
  return sources.has(key) ? { link: text, to: { page: 'statements', anchor: `source-${key}` } } : text;
}

/**
 * Returns the statement of a claim in lines. For a printed statement that fails, these are the printed statement and the
 * correction; for any other claim, the claim itself with its badge. Only true statements are bold.
 *
 * @param to the place that a badge links to
 */
export function statementLines(
  conclusion: ClaimOf,
  sources: Sources,
  to: (claim: ClaimOf) => Place = placeOf,
): readonly Inline[] {
  if (!isErratum(conclusion))
    return [
      [
        { link: verdictOf(conclusion), to: to(conclusion) },
        ' ',
        ...statementWithGrounds(conclusion, sources),
      ],
    ];
  const correction = correctionOf(conclusion);
  const right: VerdictText = { verdict: 'holds', text: 'right' };
  return [
    [
      { link: { verdict: 'fails', text: 'printed' }, to: to(conclusion) },
      ...[' ', typesetSentence(conclusion), ': ', failureOf(conclusion), ...groundsIn(conclusion, sources)],
    ],
    correction
      ? [
          { link: right, to: to(correction) },
          ' ',
          ...statementWithGrounds(correction, sources, verdictOf(correction)),
        ]
      : [right, ' ', { strong: conclusion.claim.erratum!.right }],
  ];
}

function statementWithGrounds(conclusion: ClaimOf, sources: Sources, badge: Inline = ''): readonly Inline[] {
  const says = typesetSentence(conclusion);
  if (conclusion.verdict !== 'holds')
    return [says, ': ', failureOf(conclusion), ...groundsIn(conclusion, sources)];
  const tally = tallyNextToBadge(conclusion);
  return [
    { strong: says },
    badge === '' ? '' : [' ', badge],
    ...groundsIn(conclusion, sources),
    tally === '' ? '' : `; ${tally}`,
  ];
}

function failureOf(conclusion: ClaimOf): Inline {
  const first = conclusion.verdict === 'fails' ? counterexample(conclusion) : '';
  return [tallyText(conclusion), ...(first === '' ? [] : [', first at ', first])];
}

/** Returns {@link groundsOf} in brackets; empty if there are none. */
export function groundsIn(conclusion: ClaimOf, sources: Sources): readonly Inline[] {
  const grounds = groundsOf(conclusion, sources);
  return partsOf(grounds).length === 0 ? [] : [' (', grounds, ')'];
}

/**
 * Describes a tally: `holds for 320 of 320 cases`, or `fails for 1 of 320 cases`, with open cases and errors; for a
 * theorem, `checked for` and the number of cases.
 */
export function tallyText(conclusion: ClaimOf): string {
  const { claim, verdict, tally, restsOn } = conclusion;
  const missing = hasRowsOutside(conclusion) ? 0 : conclusion.missing;
  const { holds, fails, met, undecided, error } = tally;
  if (verdict === 'vacuous') return 'no case satisfies its hypothesis';
  if (claim.table && verdict === 'fails')
    return `${grouped(holds)} of ${counted(met + missing, 'printed row')} as printed`;
  const isFailing = verdict === 'fails' && fails > 0;
  const count = isFailing ? fails : holds;
  const word = verdictWord(isFailing ? 'fails' : 'holds');
  const cases = count === 1 && met === 1 ? 'its one case' : `${grouped(count)} of ${counted(met, 'case')}`;
  return [
    `${restsOn.kind === 'theorem' ? 'checked' : word} for ${cases}`,
    ...(undecided === 0 ? [] : [`${grouped(undecided)} ${verdictWord('undecided', undecided)}`]),
    ...(error === 0 ? [] : [`${grouped(error)} broken`]),
  ].join(', ');
}

/** Returns the tally as a phrase for a column of cases: `320 of 320`, `fails in 40 of 4,140`. */
export function casesText({ verdict, tally: { holds, fails, met, undecided, error } }: ClaimOf): string {
  const isFailing = verdict === 'fails' && fails > 0;
  return [
    isFailing
      ? `${verdictWord('fails')} in ${grouped(fails)} of ${grouped(met)}`
      : `${grouped(holds)} of ${grouped(met)}`,
    ...(undecided === 0 ? [] : [`${grouped(undecided)} ${verdictWord('undecided', undecided)}`]),
    ...(error === 0 ? [] : [`${grouped(error)} in error`]),
  ].join(', ');
}

/** Returns the tally, unless the badge of the claim has its number. */
export function tallyNextToBadge(conclusion: ClaimOf): string {
  const isInBadge = conclusion.verdict === 'holds' && ['computed', 'open'].includes(levelOf(conclusion));
  return isInBadge ? '' : tallyText(conclusion);
}

/** Returns the badge with the cases: `holds for 320 of 320 cases`, or `proved; checked for` and the cases. */
export function heldText(conclusion: ClaimOf): string {
  const level = levelOf(conclusion);
  return level === 'computed'
    ? tallyText(conclusion)
    : `${badgeOf(conclusion, level)}; ${tallyText(conclusion)}`;
}

/** Returns the first case for which a claim fails, with a link to its game; empty if there is none. */
export function counterexample(conclusion: ClaimOf): Inline {
  const first = firstCounterexample(conclusion);
  if (first === null) return '';
  const { rule } = conclusion.result.asked.plan;
  return [{ link: first.game, to: { game: first.game, rule, beside: first.beside } }, `: ${first.seen}`];
}

/** Returns the command that shows the first counterexample, or two commands if it compares two games. */
export function replay(conclusion: ClaimOf): Inline {
  const first = firstCounterexample(conclusion);
  if (first === null) return '';
  const command = (game: string) => ({ command: replayOf(game, conclusion.result.asked.plan.rule) });
  return first.beside === undefined
    ? command(first.game)
    : [command(first.game), ' and ', command(first.beside)];
}

/** Returns how many rows are missing or extra, and each row that differs, with a link to its game. */
function notAsPrinted(conclusion: ClaimOf): Inline {
  const { tally, extra, result } = conclusion;
  const { differs = [], told = [] } = tally;
  const missing = hasRowsOutside(conclusion) ? 0 : conclusion.missing;
  const { rule } = result.asked.plan;
  const rows = told.flatMap((is, row) => (is ? [] : [row + 1]));
  const which = rows.length === 0 ? '' : ` (${rows.length === 1 ? 'row' : 'rows'} ${rows.join(', ')})`;
  return [
    missing + extra === 0 ? '' : `${counted(missing, 'row')} missing${which}, ${extra} extra`,
    ...differs.flatMap(({ game, seen }, i): readonly Inline[] => [
      i > 0 || missing + extra > 0 ? '; ' : '',
      { link: game, to: { game, rule } },
      `: ${seen}`,
    ]),
  ];
}

/** Returns how the mutant of a claim fared, as a phrase; empty if the claim has none. */
export function mutantText({ mutant, tally }: ClaimOf): string {
  if (mutant === null) return '';
  return {
    refuted: `refuted at ${tally.mutantWitness?.game}`,
    survived: 'not refuted',
    unasked: 'not tried, since the law holds in no case',
  }[mutant];
}

/** Returns what a reader can look up about a claim, apart from its sentence, place, badge and number of cases. */
export function factsOf(conclusion: ClaimOf, sources: Sources, credits: Credits): Fact[] {
  const { claim, tally, verdict, missing, why, restsOn } = conclusion;
  const { erratum } = claim;
  const correction = correctionOf(conclusion);
  return [
    ...(restsOn.kind === 'theorem'
      ? [[levelOf(conclusion), [`for ${restsOn.hypothesis}`, ...groundsIn(conclusion, sources)]] as const]
      : []),
    ...credits.printedBefore(conclusion),
    ['failure proved in', restsOn.kind === 'theorem' ? '' : groundsOf(conclusion, sources)],
    ['printed table', claim.table ? fileLink(`data/published/${claim.table.file}`) : ''],
    ['uses', claim.ofLetters ? 'only the parameters; it computes everything else from them' : ''],
    ['not as printed', notAsPrinted(conclusion)],
    [
      'not compared',
      hasRowsOutside(conclusion) ? `${counted(missing, 'printed row')} outside this range` : '',
    ],
    ['first counterexample', counterexample(conclusion)],
    ['message', verdict === 'fails' && why.startsWith(tally.counterexample?.game ?? ' ') ? '' : why],
    ['replay', replay(conclusion)],
    ['printed', erratum?.printed ?? ''],
    ['correction', erratum?.right ?? ''],
    ['reason', erratum?.why ?? ''],
    ['fails exactly when', erratum && erratum.failsWhere !== 'always' ? erratum.failsWhere : ''],
    ['checked as', correction ? { link: correction.claim.id, to: placeOf(correction) } : ''],
    ['mutant', conclusion.mutant === null ? '' : `${claim.mutant}: ${mutantText(conclusion)}`],
  ];
}
