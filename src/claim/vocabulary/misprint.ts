import { refuse, shown } from '../../errors.ts';
import type { Erratum, Judgement, Law } from '../law.ts';
import { ours } from './ours.ts';

/** A printed statement that is known to fail, with its correction. */
export interface MisprintText
  extends Pick<Law, 'id' | 'source' | 'says' | 'where' | 'holds' | 'ofLetters'>,
    Omit<Erratum, 'fails' | 'correctedBy'> {
  /** Exactly where it fails, among the cases that meet its hypothesis: everywhere if absent. */
  readonly fails?: Erratum['fails'];
  /**
   * The law that holds: our own, whose near miss is what is printed; or one with a near miss of its own, where what is
   * printed fails only beyond the hypothesis of what is right; or the id of another law of the pipeline.
   */
  readonly corrected: CorrectedText | Law | string;
}

/** The correction, of which the printed statement is the mutant. */
interface CorrectedText extends Pick<Law, 'id' | 'says' | 'where' | 'holds' | 'theorem' | 'ofLetters'> {
  readonly kind?: never;
  readonly at?: string;
}

/** What is right in the place of a misprint, its name and its place before the rest. */
export function instead(
  id: string,
  at: string,
  text: Omit<CorrectedText, 'id' | 'at' | 'kind'>,
): CorrectedText {
  return { id, at, ...text };
}

/** Returns a printed statement, which must fail exactly where its erratum says, followed by the law that holds. */
export function misprint(text: MisprintText): readonly Law[] {
  const { nature, printed, right, why, shows, partOf, coq, fails = ALWAYS, corrected, ...law } = text;
  const erratum = {
    ...{ nature, printed, right, why, fails },
    ...(shows && { shows }),
    ...(partOf && { partOf }),
    ...(coq && { coq }),
  };
  const failing = (correctedBy: string): Law => ({
    kind: 'law',
    ...law,
    erratum: { ...erratum, correctedBy },
  });
  if ((typeof corrected !== 'string' && typeof corrected !== 'object') || corrected === null)
    refuse(`misprint ${law.id}.corrected`, 'the correct law, or its id', shown(corrected));
  if (typeof corrected === 'string') return [failing(corrected)];
  const holding =
    corrected.kind === 'law'
      ? corrected
      : ours({ ...corrected, mutant: implied(law), mutantSays: `as printed: ${law.says}` });
  return [failing(holding.id), holding];
}

const ALWAYS: Erratum['fails'] = { says: 'always', where: () => true };

/** Returns the judgement that a law holds if its hypothesis is satisfied. */
function implied({ where, holds }: Pick<Law, 'where' | 'holds'>): Judgement {
  return (...seen) => (where !== undefined && !where(...seen)) || holds(...seen);
}
