import { ERRATUM_NATURES } from '../../claim/index.ts';
import { sweepText } from '../../plan/index.ts';
import type { All } from '../all.ts';
import { citeInFull, type Sources } from '../citation.ts';
import { type ClaimOf, correctionOf, keyOf, type StatementRecord, withVerdict } from '../claim-of.ts';
import type { Block, Document, Entry, Fact, Inline } from '../document/model.ts';
import { counted, grouped } from '../numbers.ts';
import { levelOf } from '../rests-on.ts';
import { checkedOf, faultsOf } from '../totals.ts';
import { counterexample, groundsOf, heldText, placeOf, replay, verdictOf, wordsOf } from './claim-facts.ts';

/** What stands in a source is told by its statements of these kinds. */
const RESULTS = ['table', 'theorem', 'lemma', 'conjecture', 'algorithm'];

/** Copy that can be sent to the authors of one source. */
export function letterPage(key: string, all: All): Document {
  const title = citeInFull(key, all.sources);
  return {
    title: `Errata: ${title}`,
    description: `What an independent recomputation found in ${title}.`,
    blocks: letterBlocks(key, all),
  };
}

/** What was checked and stands, what does not, the weightiest first, and what is no more than a slip. */
export function letterBlocks(key: string, all: All): readonly Block[] {
  const { claims, statements } = all;
  const own = statements.filter(({ source }) => source === key);
  const printed = claims.filter(({ claim }) => claim.source === key);
  const failing = withVerdict(printed, 'fails').filter(({ claim }) => claim.erratum !== null);
  const faults = faultsOf(failing);
  const byKey = new Map(printed.map(one => [keyOf(one), one]));
  return [
    {
      kind: 'prose',
      tone: 'lead',
      text: [
        `Dear ${/ and /.test(all.sources.get(key)?.authors ?? '') ? 'authors' : 'author'}, every statement of yours that a program can check was computed again, independently: `,
        `${checkedOf(own)} of ${counted(own.length, 'statement')}, by ${counted(printed.length, 'claim')}, `,
        ...foundText(printed, failing),
      ],
    },
    ...section('What stands', standing(own, byKey)),
    ...Object.entries(ERRATUM_NATURES).flatMap(([nature, text]): Block[] => {
      const found = faults.filter(({ claim }) => claim.erratum?.nature === nature);
      if (found.length === 0) return [];
      return [
        { kind: 'heading', level: 3, text },
        { kind: 'entries', entries: found.map(one => entry(one, signsOf(one, failing), all.sources)) },
      ];
    }),
    ...section('Slips of the pen, and remarks', remarks(own, byKey)),
  ];
}

/** What came of the claims, and how to see it. */
function foundText(printed: readonly ClaimOf[], failing: readonly ClaimOf[]): string[] {
  const holding = withVerdict(printed, 'holds').length;
  const open = printed.length - holding - failing.length;
  const rest = open === 0 ? '' : ` ${open} came out otherwise than is on file.`;
  if (failing.length === 0) return [open === 0 ? 'all of which hold.' : `of which ${holding} hold.${rest}`];
  return [
    `of which ${holding} hold and ${failing.length} do not; these come to ${counted(faultsOf(failing).length, 'erratum', 'errata')}.${rest} `,
    'Each has a counterexample that is small enough to be checked by hand, and what is right instead, checked over a range that is named. To see one for yourself, run npm ci once, then its command.',
  ];
}

function section(text: string, items: readonly Inline[]): Block[] {
  if (items.length === 0) return [];
  return [
    { kind: 'heading', level: 3, text },
    { kind: 'list', items },
  ];
}

/** The tables first, then theorems and the like, each that is checked and of which nothing fails. */
function standing(statements: readonly StatementRecord[], byKey: ReadonlyMap<string, ClaimOf>): Inline[] {
  const told = new Set<ClaimOf>();
  return RESULTS.flatMap(kind => statements.filter(one => one.kind === kind)).flatMap(({ claims }) => {
    const checks = claims!.split(' ').flatMap(name => byKey.get(name) ?? []);
    const [first] = checks;
    if (!first || told.has(first) || checks.some(({ verdict }) => verdict !== 'holds')) return [];
    told.add(first);
    return [
      [
        `${[first.claim.place, first.claim.says].filter(Boolean).join(': ')}: `,
        { link: heldText(first), to: placeOf(first) },
      ],
    ];
  });
}

function remarks(statements: readonly StatementRecord[], byKey: ReadonlyMap<string, ClaimOf>): Inline[] {
  return statements
    .filter(({ remark = '' }) => remark !== '')
    .map(one => `${one.place}, ${wordsOf(one, byKey)}: ${one.remark}`);
}

/** The errata that are another sign of the same fault. */
function signsOf({ claim, result }: ClaimOf, failing: readonly ClaimOf[]): readonly ClaimOf[] {
  return failing.filter(
    one => one.claim.erratum?.partOf === claim.id && one.result.asked.id === result.asked.id,
  );
}

function entry(one: ClaimOf, signs: readonly ClaimOf[], sources: Sources): Entry {
  const { claim, result } = one;
  return {
    as: 'erratum',
    anchor: `${result.asked.id}.${claim.id}`,
    title: { link: claim.place === '' ? claim.says : claim.place, to: placeOf(one) },
    verdicts: [verdictOf(one)],
    facts: [one, ...signs].flatMap((sign, i) => factsOf(sign, sources, i === 0 ? undefined : claim.place)),
  };
}

/** Of a slip no cases are counted: what is meant is clear. Of a further sign it is said where, if not where the first one is. */
function factsOf(one: ClaimOf, sources: Sources, firstPlace?: string): readonly Fact[] {
  const { claim, tally, result } = one;
  const isFurther = firstPlace !== undefined;
  const place = isFurther && claim.place !== firstPlace ? `${claim.place}: ` : '';
  const { nature, printed, right, why, failsWhere } = claim.erratum!;
  const where = failsWhere === 'always' ? '' : `, exactly where: ${failsWhere}`;
  const among = tally.met === tally.cases ? '' : ` that it is about, among ${grouped(tally.cases)}`;
  const fails = `for ${grouped(tally.fails)} of ${counted(tally.met, 'case')}${among} (${sweepText(result.asked.plan)})${where}`;
  return [
    [isFurther ? 'and printed' : 'printed', `${place}${printed}`],
    ['counterexample', counterexample(one)],
    ['fails', nature === 'slip' ? '' : fails],
    [
      'machine-checked',
      levelOf(one) === 'machine-checked' ? ['the failure is proved in ', groundsOf(one, sources)] : '',
    ],
    ['why', why],
    ['right', rightOf(one, right, nature === 'slip')],
    ['see it', isFurther && nature === 'slip' ? '' : replay(one)],
  ];
}

function rightOf(one: ClaimOf, right: string, isSlip: boolean): Inline {
  const correction = correctionOf(one);
  const stop = /[.!?]$/.test(right) ? '' : '.';
  if (isSlip || !correction) return `${right}${stop}`;
  return [
    `${right}${stop} Checked as `,
    { link: correction.claim.id, to: placeOf(correction) },
    `: ${heldText(correction)}.`,
  ];
}
