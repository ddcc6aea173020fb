import type { Conclusion } from '../claim/index.ts';
import { hasPeriods, type Plan, rulesOf, sweepText, sweptBy } from '../plan/index.ts';
import type { Result } from '../run/index.ts';
import { counted, grouped } from './numbers.ts';
import { restsOnText } from './rests-on.ts';
import { seriesWord } from './series-word.ts';

/** What was checked again by other means, in words that stand behind "double-checked". */
export interface DoubleCheck {
  /** How the number of all cases was found once more. */
  readonly counted: string;
  /** Cases whose verdicts were found once more. */
  readonly judged: number;
  /** Cases that were replayed. */
  readonly cases: number;
  /** Which of all cases they are, and by what seed they were drawn. */
  readonly which: string;
  /** Cases that were drawn but take longer than was allowed. */
  readonly tooLong: number;
}

/** What a sentence says of a claim. */
type Judged = Omit<Conclusion, 'mutant' | 'untold' | 'why'>;

/** How far each series of a case goes: `terms to period + a + b, counts to 32,452,843`. */
export function seriesText({ series }: Pick<Plan, 'series'>): string {
  const far = (upTo: string) => (/^\d+$/.test(upTo) ? grouped(Number(upTo)) : upTo);
  return series.map(({ series, upTo }) => `${seriesWord(series)} to ${far(upTo)}`).join(', ');
}

/**
 * What a claim came to over a whole sweep, as one sentence that can be cited: how many cases, over which range, how
 * many are undecided, how much was checked twice, and the digests by which anyone can see the same rows again.
 */
export function sentenceOf(
  conclusion: Judged,
  { asked: { plan }, root, undecided }: Pick<Result, 'asked' | 'root' | 'undecided'>,
  doubleCheck?: DoubleCheck,
): string {
  const { claim, tally } = conclusion;
  const parts = [
    `${headOf(conclusion, plan)} of ${sweepText(plan)}`,
    ...rulesOf(plan),
    ...(plan.series.length > 0 ? [seriesText(plan)] : []),
    `${grouped(tally.undecided)} undecided${hasPeriods(plan) ? ` within ${grouped(plan.limit)} heaps` : ''}`,
    // A claim that is decided may leave out cases that are not, or look at no period of them.
    ...(hasPeriods(plan) && tally.undecided === 0 && undecided === 0
      ? ['every period proved by a repeated pattern or window']
      : []),
    ...(doubleCheck ? partsOf(doubleCheck, tally.cases) : []),
    `engine ${plan.engine}`,
    `root sha256 ${root}`,
  ];
  return `${claim.id}: "${claim.says}". ${parts.join('; ')}.`;
}

function headOf(judgedClaim: Judged, plan: Plan): string {
  const { claim, tally, verdict, expected, restsOn, proof, missing, extra } = judgedClaim;
  const { met, cases, holds, fails, counterexample } = tally;
  const isTable = claim.table !== null;
  const noun = isTable ? (met === 1 ? 'printed entry' : 'printed entries') : met === 1 ? 'case' : 'cases';
  const judged =
    isTable || met === cases ? noun : `${noun} that ${met === 1 ? 'meets' : 'meet'} its hypothesis`;
  const erratum = expected ? claim.erratum : null;
  const nothing = `Says nothing: none meets its hypothesis among ${cases === 1 ? 'the one case' : `the ${grouped(cases)} cases`}`;
  switch (verdict) {
    case 'holds': {
      const all = isTable || met === cases ? 'all' : 'all that meet its hypothesis,';
      const said = restsOn.kind === 'theorem' ? `${capitalised(restsOnText(judgedClaim))}; checked` : 'Holds';
      return `${said} for ${met === 1 && cases === 1 ? 'the one' : `${all} ${grouped(met)}`} ${noun}`;
    }
    case 'fails': {
      if (proof?.status === 'refuted' && fails === 0)
        return `Fails for ${proof.game} (${proof.seen}), and holds for ${grouped(holds)} of ${grouped(met)} ${judged}`;
      const rest = [
        ...(missing > 0 ? [`${counted(missing, 'printed row')} missing`] : []),
        ...(extra > 0 ? [`${counted(extra, 'case')} not printed`] : []),
      ];
      if (fails === 0)
        return `Not as printed, ${rest.join(', ')}: holds for ${grouped(holds)} of ${grouped(met)} ${noun}`;
      const says = erratum?.failsWhere ?? 'always';
      const where = says === 'always' ? '' : ` exactly where ${says},`;
      const first = counterexample ? ` first for ${counterexample.game},` : '';
      const others = (sweptBy(plan).isDefault ? rest : []).map(one => ` ${one},`).join('');
      return `Fails for ${grouped(fails)} of ${grouped(met)} ${judged},${where}${first}${others}`;
    }
    case 'undecided':
      return `Holds for ${grouped(holds)} of ${grouped(met)} ${judged}`;
    case 'error': {
      const proved = proof?.status === 'proved' ? proof : claim.theorem;
      if (proved && counterexample) {
        return `Fails for ${grouped(fails)} of ${grouped(met)} ${judged}, first for ${counterexample.game}, against its proof (${proved.reference}),`;
      }
      if (tally.error === 0) return nothing;
      return `Could not be checked in ${grouped(tally.error)} of ${counted(cases, 'case')}`;
    }
    default:
      return nothing;
  }
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function partsOf({ counted: again, judged, cases, which, tooLong }: DoubleCheck, all: number): string[] {
  const more = tooLong > 0 ? `; ${grouped(tooLong)} more ${tooLong === 1 ? 'takes' : 'take'} too long` : '';
  const said = [
    `cases counted again ${again}`,
    all === 1 && judged === 1
      ? 'verdict of the one case judged again'
      : `verdicts of ${judged === all ? 'all' : `${grouped(judged)} of the`} ${grouped(all)} cases judged again`,
  ];
  if (cases === 0) return said;
  return [
    ...said,
    `${counted(cases, 'case')} double-checked by replay in a program that shares no code with the engine (${which}${more})`,
  ];
}
