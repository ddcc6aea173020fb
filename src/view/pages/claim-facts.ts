import { firstCounterexample } from '../../claim/index.ts';
import { cite, citeClaim, type Sources } from '../citation.ts';
import { type ClaimOf, correctionOf, type StatementRecord } from '../claim-of.ts';
import type { Credits } from '../credits.ts';
import { type Fact, fileLink, type Inline, type Place, type VerdictText } from '../document/model.ts';
import { conditionTex } from '../document/tex.ts';
import { counted, grouped } from '../numbers.ts';
import { replayOf } from '../replay.ts';
import { provedText, verdictWord } from '../rests-on.ts';

export function placeOf({ result, claim }: ClaimOf): Place {
  return { pipeline: result.asked.id, claim: claim.id };
}

/** The sentence of a claim, typeset where it is a text in letters and measures. */
export function saysOf({ claim, result }: ClaimOf): Inline {
  const { sweep, measure } = result.asked.plan;
  const names = [...Object.keys(sweep.over ?? {}), ...measure];
  const { formulas } = claim;
  if (formulas === undefined) return claim.says;
  return formulas.flatMap((text, i) => [
    ...(i > 0 ? [': '] : []),
    { formula: conditionTex(text, names), text },
  ]);
}

/** A statement without words of its own says what its first claim says: as printed, where that is known to be wrong. */
export function wordsOf({ statement, claims }: StatementRecord, byKey: ReadonlyMap<string, ClaimOf>): string {
  const first = byKey.get(claims!.split(' ')[0]!)?.claim;
  return statement || (first?.erratum?.printed ?? first?.says ?? `as ${claims} says`);
}

/** A claim's verdict as an entry shows it. */
export function verdictOf(one: ClaimOf): VerdictText {
  const { verdict, expected } = one;
  return { verdict, text: `${verdictWord(one)}${expected ? '' : ' (not expected)'}` };
}

/**
 * `holds for 320 of 320 cases`, or `fails for 1 of 320 cases`, with what is open or broken; of a theorem, that it is
 * `checked for` them.
 */
export function tallyText({ claim, verdict, tally, restsOn, missing }: ClaimOf): string {
  const { holds, fails, met, undecided, error } = tally;
  if (claim.table && verdict === 'fails')
    return `${grouped(holds)} of ${counted(met + missing, 'printed row')} as printed`;
  const [word, count] = verdict === 'fails' && fails > 0 ? ['fails', fails] : ['holds', holds];
  const cases = count === 1 && met === 1 ? 'its one case' : `${grouped(count)} of ${counted(met, 'case')}`;
  return [
    `${restsOn.kind === 'theorem' ? 'checked' : word} for ${cases}`,
    ...(undecided === 0 ? [] : [`${grouped(undecided)} undecided`]),
    ...(error === 0 ? [] : [`${grouped(error)} broken`]),
  ].join(', ');
}

/** `holds for 320 of 320 cases`, or `theorem; checked for` as many. */
export function heldText(one: ClaimOf): string {
  return `${one.restsOn.kind === 'theorem' ? 'theorem; ' : ''}${tallyText(one)}`;
}

/** The first case for which a claim fails, with its game to look at; empty where there is none. */
export function counterexample(one: ClaimOf): Inline {
  const first = firstCounterexample(one);
  if (first === null) return '';
  const { rule } = one.result.asked.plan;
  return [{ link: first.game, to: { game: first.game, rule, beside: first.beside } }, `: ${first.seen}`];
}

/** The command that shows it, or two where it is seen beside another game. */
export function replay(one: ClaimOf): Inline {
  const first = firstCounterexample(one);
  if (first === null) return '';
  const command = (game: string) => ({ command: replayOf(game, one.result.asked.plan.rule) });
  return first.beside === undefined
    ? command(first.game)
    : [command(first.game), ' and ', command(first.beside)];
}

/** How rows and printed rows do not go together, and every row that says otherwise, with its game to look at. */
function notAsPrinted({ tally: { differs = [], told = [] }, missing, extra, result }: ClaimOf): Inline {
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

/** All that is on file of a claim, but where it is a part of an entry's title. */
export function factsOf(one: ClaimOf, sources: Sources, credits: Credits): Fact[] {
  const { claim, tally, verdict, why, restsOn } = one;
  const { erratum } = claim;
  const correction = correctionOf(one);
  const nearMiss = {
    refuted: `: refuted at ${tally.mutantWitness?.game}`,
    survived: ': not refuted',
    unasked: ': not asked, since the law holds nowhere',
  };
  return [
    ['source', citeClaim(claim, sources)],
    restsOn.kind === 'theorem'
      ? ['theorem', `${provedText(restsOn, at => cite(at, sources))}; ${tallyText(one)}`]
      : ['cases', tallyText(one)],
    ...credits.printedBefore(one),
    ['printed table', claim.table ? fileLink(`data/published/${claim.table.file}`) : ''],
    ['reads', claim.ofLetters ? 'letters alone, and computes all that it says from them' : ''],
    ['not as printed', notAsPrinted(one)],
    ['first counterexample', counterexample(one)],
    ['why', verdict === 'fails' && why.startsWith(tally.counterexample?.game ?? ' ') ? '' : why],
    ['replay', replay(one)],
    ['printed', erratum?.printed ?? ''],
    ['right', erratum?.right ?? ''],
    ['because', erratum?.why ?? ''],
    ['fails exactly where', erratum?.failsWhere ?? ''],
    ['checked as', correction ? { link: correction.claim.id, to: placeOf(correction) } : ''],
    ['near miss', one.mutant === null ? '' : `${claim.mutant}${nearMiss[one.mutant]}`],
  ];
}
