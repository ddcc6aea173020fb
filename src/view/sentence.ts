import { type Conclusion, verdictWord } from '../claim/index.ts';
import { hasPeriods, type Plan, sweepText, sweptBy } from '../plan/index.ts';
import type { Result } from '../run/index.ts';
import { counted, grouped } from './numbers.ts';
import { restsOnText } from './rests-on.ts';
import { seriesWord } from './series-word.ts';

/** The result of a recheck, in phrases that follow "double-checked". */
export interface DoubleCheck {
  /** The method by which the cases were counted again. */
  readonly counted: string;
  /** Number of cases whose verdicts were judged again. */
  readonly judged: number;
  /** Number of cases that were replayed. */
  readonly cases: number;
  /** The cases that were replayed, and the seed that drew them. */
  readonly which: string;
  /** Number of drawn cases that exceed the time limit. */
  readonly tooLong: number;
}

/** The part of a conclusion that its sentence needs. */
type Judged = Omit<Conclusion, 'mutant' | 'untold' | 'why'>;

/** Returns the length of each series: `terms up to period + a + b, counts up to 32,452,843`. */
export function seriesText({ series }: Pick<Plan, 'series'>): string {
  const far = (upTo: string) => (/^\d+$/.test(upTo) ? grouped(Number(upTo)) : upTo);
  return series.map(({ series, upTo }) => `${seriesWord(series)} up to ${far(upTo)}`).join(', ');
}

/**
 * Returns the result of a claim over its whole range as one sentence that can be cited, which is the column `to_cite` of
 * `data/claims.csv`: the number of cases, the range, the
 * undecided cases, the double checks, and the digests that identify the rows.
 */
export function sentenceOf(
  conclusion: Judged,
  { asked: { plan }, root, undecided }: Pick<Result, 'asked' | 'root' | 'undecided'>,
  doubleCheck?: DoubleCheck,
): string {
  const { claim, tally, missing } = conclusion;
  const parts = [
    `${headOf(conclusion, plan)} of ${sweepText(plan)}`,
    ...(plan.series.length > 0 ? [seriesText(plan)] : []),
    ...(hasRowsOutside(conclusion) ? [`${counted(missing, 'printed row')} outside this range`] : []),
    `${grouped(tally.undecided)} ${verdictWord('undecided', tally.undecided)}${hasPeriods(plan) ? ` within ${grouped(plan.limit)} heaps` : ''}`,
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

const HOLDS = capitalised(verdictWord('holds'));
const FAILS = capitalised(verdictWord('fails'));

function headOf(judgedClaim: Judged, plan: Plan): string {
  const { claim, tally, verdict, expected, restsOn, proof, missing, extra } = judgedClaim;
  const { met, cases, holds, fails, counterexample } = tally;
  const isTable = claim.table !== null;
  const noun = isTable ? (met === 1 ? 'printed entry' : 'printed entries') : met === 1 ? 'case' : 'cases';
  const judged =
    isTable || met === cases ? noun : `${noun} that ${met === 1 ? 'satisfies' : 'satisfy'} its hypothesis`;
  const erratum = expected ? claim.erratum : null;
  const nothing = `${capitalised(verdictWord('vacuous'))}: its hypothesis excludes ${cases === 1 ? 'the one case' : `all ${grouped(cases)} cases`}`;
  switch (verdict) {
    case 'holds': {
      const text = restsOn.kind === 'theorem' ? `${capitalised(restsOnText(judgedClaim))}; checked` : HOLDS;
      return `${text} for ${met === 1 ? 'the one' : `all ${grouped(met)}`} ${judged}${judged === noun ? '' : ','}`;
    }
    case 'fails': {
      if (proof?.status === 'refuted' && fails === 0)
        return `${FAILS} for ${proof.game} (${proof.seen}), and ${verdictWord('holds')} for ${grouped(holds)} of ${grouped(met)} ${judged}`;
      const rest = [
        ...(missing > 0 && !hasRowsOutside(judgedClaim)
          ? [`${counted(missing, 'printed row')} missing`]
          : []),
        ...(extra > 0 ? [`${counted(extra, 'case')} not printed`] : []),
      ];
      if (fails === 0)
        return `Not as printed, ${rest.join(', ')}: ${verdictWord('holds')} for ${grouped(holds)} of ${grouped(met)} ${noun}`;
      const says = erratum?.failsWhere ?? 'always';
      const where = says === 'always' ? '' : ` exactly where ${says},`;
      const first = counterexample ? ` first for ${counterexample.game},` : '';
      const others = (sweptBy(plan).isDefault ? rest : []).map(text => ` ${text},`).join('');
      return `${FAILS} for ${grouped(fails)} of ${grouped(met)} ${judged},${where}${first}${others}`;
    }
    case 'undecided':
      return `${HOLDS} for ${grouped(holds)} of ${grouped(met)} ${judged}`;
    case 'error': {
      const proved = proof?.status === 'proved' ? proof : claim.theorem;
      if (proved && counterexample) {
        return `${FAILS} for ${grouped(fails)} of ${grouped(met)} ${judged}, first for ${counterexample.game}, against its proof (${proved.reference}),`;
      }
      if (tally.error === 0) return nothing;
      return `Could not be checked in ${grouped(tally.error)} of ${counted(cases, 'case')}`;
    }
    default:
      return nothing;
  }
}

/** Whether printed rows are not compared, without any effect on the verdict. */
export function hasRowsOutside({ claim, verdict, missing }: Judged): boolean {
  return missing > 0 && (verdict !== 'fails' || claim.table?.groups !== undefined);
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
