import { type ERRATUM_NATURES, verdictWord } from '../../claim/index.ts';
import { sweepText } from '../../plan/index.ts';
import type { All } from '../all.ts';
import { cite, citeInFull, type Sources } from '../citation.ts';
import { type ClaimOf, correctionOf, keyOf, type StatementRecord, withVerdict } from '../claim-of.ts';
import type { Block, Document, Entry, Fact, Inline } from '../document/model.ts';
import { counted, grouped } from '../numbers.ts';
import { levelOf } from '../rests-on.ts';
import { checkedOf, faultsOf } from '../totals.ts';
import { counterexample, groundsOf, heldText, placeOf, replay, verdictOf, wordsOf } from './claim-facts.ts';

/** A group of errata of the same weight. */
interface Weight {
  readonly heading: string;
  /** The common ground of the errata. */
  readonly note: string;
  readonly one: string;
  readonly many: string;
}

/** The groups of errata by their nature, the weightiest first. */
const WEIGHTS: Readonly<Record<keyof typeof ERRATUM_NATURES, Weight>> = {
  wrong: {
    heading: 'Incorrect statements',
    note: 'These statements fail as printed.',
    one: 'incorrect statement',
    many: 'incorrect statements',
  },
  hypothesis: {
    heading: 'Missing hypotheses',
    note: 'These statements hold under a condition that is not printed.',
    one: 'missing hypothesis',
    many: 'missing hypotheses',
  },
  step: {
    heading: 'Steps of proofs',
    note: 'These steps fail as printed, but the results that they lead to hold.',
    one: 'step of a proof',
    many: 'steps of proofs',
  },
  slip: {
    heading: 'Slips of the pen',
    note: 'The intended meaning is clear in each case.',
    one: 'slip of the pen',
    many: 'slips of the pen',
  },
};

/** The kinds of statement that a letter confirms, in this order. */
const CONFIRMED = ['table', 'theorem', 'lemma', 'conjecture', 'algorithm'];

/** Returns the letter to the authors of one source. */
export function letterPage(key: string, all: All): Document {
  const source = citeInFull(key, all.sources);
  const statements = all.statements.filter(record => record.source === key);
  const claims = all.claims.filter(({ claim }) => claim.source === key);
  const byKey = new Map(claims.map(conclusion => [keyOf(conclusion), conclusion]));
  const failing = withErratum(claims);
  return {
    title: `Errata: ${source}`,
    within: { place: { page: 'errata' }, title: 'Errata', as: cite(key, all.sources) },
    description: `Results of an independent recomputation of ${source}.`,
    blocks: [
      ...openingOf(key, all, statements, claims),
      ...groupedByWeight(faultsOf(failing)).flatMap(({ heading, note, nature, group }): Block[] => [
        { kind: 'heading', level: 2, text: heading, id: nature },
        { kind: 'prose', text: note },
        {
          kind: 'entries',
          entries: group.map(conclusion => entry(conclusion, symptomsOf(conclusion, failing), all.sources)),
        },
      ]),
      ...section(
        'Remarks on wording',
        'None of these remarks is counted as an erratum.',
        remarksOf(statements, byKey),
      ),
      ...section(
        'Confirmed',
        'The following results were recomputed without a discrepancy.',
        confirmedOf(statements, byKey),
      ),
      {
        kind: 'prose',
        text: 'If we have misread a statement, we would be glad to know. Thank you again for your work.',
      },
      { kind: 'prose', text: 'With kind regards, the authors of saltus' },
    ],
  };
}

/** Returns the claims that fail and whose erratum is known. */
export function withErratum(claims: readonly ClaimOf[]): readonly ClaimOf[] {
  return withVerdict(claims, 'fails').filter(({ claim }) => claim.erratum !== null);
}

/** Returns the groups that are not empty, the weightiest first. */
export function groupedByWeight(
  errata: readonly ClaimOf[],
): readonly (Weight & { readonly nature: string; readonly group: readonly ClaimOf[] })[] {
  return Object.entries(WEIGHTS).flatMap(([nature, weight]) => {
    const group = errata.filter(({ claim }) => claim.erratum?.nature === nature);
    return group.length === 0 ? [] : [{ ...weight, nature, group }];
  });
}

/** Returns the greeting, the thanks, the summary, and how to read and check an erratum. */
function openingOf(
  key: string,
  { sources }: All,
  statements: readonly StatementRecord[],
  claims: readonly ClaimOf[],
): readonly Block[] {
  const { authors = '', title = key } = sources.get(key) ?? {};
  const paragraphs: readonly Inline[] = [
    `Dear ${/ and /.test(authors) ? 'authors' : 'author'},`,
    `Thank you for “${title}”. We read it statement by statement, and recomputed ${checkedOf(statements)} of its ${counted(statements.length, 'statement')} independently, as ${counted(claims.length, 'claim')}. ${foundText(claims)}`,
    ...(withErratum(claims).length === 0
      ? []
      : [
          [
            'Each erratum below quotes the printed text, gives a counterexample, proposes a correction, and says on how many cases the correction was checked. To see a counterexample yourself, run ',
            { code: 'npm ci' },
            ' once in the folder of saltus, then the command of the erratum.',
          ],
        ]),
  ];
  return paragraphs.map(text => ({ kind: 'prose', text }));
}

/** Returns how many claims hold and fail, and the errata that the failing ones amount to. */
function foundText(claims: readonly ClaimOf[]): string {
  const failing = withErratum(claims);
  const holding = withVerdict(claims, 'holds').length;
  const others = claims.length - holding - failing.length;
  const faults = faultsOf(failing);
  const weights = groupedByWeight(faults).map(({ group, one, many }) => counted(group.length, one, many));
  const verdicts = [
    holding === claims.length
      ? `All of them ${verdictWord('holds', 2)}`
      : `${grouped(holding)} ${verdictWord('holds', holding)}`,
    ...(failing.length === 0 ? [] : [`${grouped(failing.length)} ${verdictWord('fails', failing.length)}`]),
    ...(others === 0 ? [] : [`${others} ${others === 1 ? 'has' : 'have'} no verdict or an unexpected one`]),
  ];
  const errata =
    failing.length === 0
      ? ''
      : ` The failures amount to ${counted(faults.length, 'erratum', 'errata')}: ${listed(weights)}.`;
  return `${listed(verdicts)}.${errata}`;
}

/** Returns `a, b and c`. */
function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function section(text: string, note: string, items: readonly Inline[]): Block[] {
  if (items.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text, id: text.split(' ')[0]!.toLowerCase() },
    { kind: 'prose', text: note },
    { kind: 'list', items },
  ];
}

/** Returns the checked statements whose claims all hold, tables first, each claim once. */
function confirmedOf(
  statements: readonly StatementRecord[],
  byKey: ReadonlyMap<string, ClaimOf>,
): readonly Inline[] {
  const listedClaims = new Set<ClaimOf>();
  return CONFIRMED.flatMap(kind => statements.filter(record => record.kind === kind)).flatMap(
    ({ claims }) => {
      const checks = claims!.split(' ').flatMap(name => byKey.get(name) ?? []);
      const [first] = checks;
      if (!first || listedClaims.has(first) || checks.some(({ verdict }) => verdict !== 'holds')) return [];
      listedClaims.add(first);
      return [
        [
          `${[first.claim.place, first.claim.says].filter(Boolean).join(': ')}: `,
          { link: heldText(first), to: placeOf(first) },
        ],
      ];
    },
  );
}

/** Returns the remarks on statements, in the order of the source. */
function remarksOf(
  statements: readonly StatementRecord[],
  byKey: ReadonlyMap<string, ClaimOf>,
): readonly Inline[] {
  return statements
    .filter(({ remark = '' }) => remark !== '')
    .map(record => `${record.place}, ${wordsOf(record, byKey)}: ${record.remark}`);
}

/** Returns the errata that are symptoms of the same error. */
function symptomsOf({ claim, result }: ClaimOf, failing: readonly ClaimOf[]): readonly ClaimOf[] {
  return failing.filter(
    conclusion =>
      conclusion.claim.erratum?.partOf === claim.id && conclusion.result.asked.id === result.asked.id,
  );
}

function entry(conclusion: ClaimOf, symptoms: readonly ClaimOf[], sources: Sources): Entry {
  const { claim, result } = conclusion;
  return {
    as: 'erratum',
    anchor: `${result.asked.id}.${claim.id}`,
    title: { link: claim.place || claim.says, to: placeOf(conclusion) },
    verdicts: [verdictOf(conclusion)],
    facts: [
      ...factsOf(conclusion, sources),
      ...symptoms.flatMap(symptom => factsOf(symptom, sources, claim.place)),
    ],
  };
}

/**
 * Returns what an author needs: the quotation, the counterexample, the correction, the reason, and how to check it. For a slip
 * no cases are counted, since its meaning is clear.
 *
 * @param firstPlace the place of the erratum of which this one is a symptom
 */
function factsOf(conclusion: ClaimOf, sources: Sources, firstPlace?: string): readonly Fact[] {
  const { claim, tally, result } = conclusion;
  const { nature, printed, right, why, failsWhere } = claim.erratum!;
  const isSymptom = firstPlace !== undefined;
  const isSlip = nature === 'slip';
  const place = isSymptom && claim.place !== firstPlace ? `${claim.place}: ` : '';
  const condition = failsWhere === 'always' ? '' : `, exactly when ${failsWhere}`;
  const range = sweepText(result.asked.plan);
  return [
    [isSymptom ? 'also printed' : 'printed', `${place}${printed}`],
    ['counterexample', counterexample(conclusion)],
    ['correction', correctionText(conclusion, right, isSlip)],
    ['reason', why],
    [
      'fails in',
      isSlip ? '' : `${grouped(tally.fails)} of ${counted(tally.met, 'case')}${condition} (${range})`,
    ],
    ['proof of the failure', levelOf(conclusion) === 'machine-checked' ? groundsOf(conclusion, sources) : ''],
    ['how to check', isSymptom && isSlip ? '' : replay(conclusion)],
  ];
}

function correctionText(conclusion: ClaimOf, right: string, isSlip: boolean): Inline {
  const correction = correctionOf(conclusion);
  const stop = /[.!?]$/.test(right) ? '' : '.';
  if (isSlip || !correction) return `${right}${stop}`;
  return [
    `${right}${stop} Checked as `,
    { link: correction.claim.id, to: placeOf(correction) },
    `: ${heldText(correction)}.`,
  ];
}
