import { refuse, shown } from '../../errors.ts';
import type { Erratum } from '../judged-law.ts';
import type { OpenErratum, OpenLaw } from '../open-law.ts';
import { OWN_SOURCE, section } from '../source.ts';
import { type Identified, inOnePiece, type LawText, law, type Named, type SourceAt } from './law.ts';

/** A statement with its sentence, which is needed unless all of it is text. */
type Statement = Pick<LawText, 'says' | 'where' | 'holds' | 'ofLetters'>;

/** A printed statement that is known to fail, with its correction. */
interface MisprintText extends Statement, Omit<Erratum, 'fails' | 'correctedBy'> {
  /**
   * The condition under which it fails, among the cases that satisfy its hypothesis: everywhere if absent. A formula is
   * its own sentence.
   */
  readonly fails?: OpenErratum['fails'] | string;
  /**
   * The law that holds. Either our own, whose mutant is the printed statement; or one with a mutant of its own, if the
   * printed statement fails only where the hypothesis of the right one is not satisfied; or the id of another law of the
   * pipeline.
   */
  readonly corrected: CorrectedText | OpenLaw | string;
}

/** The correction, of which the printed statement is the mutant. */
interface CorrectedText extends Statement, Pick<OpenLaw, 'id' | 'theorem'> {
  readonly kind?: never;
  readonly at?: string;
}

/** A maker of printed statements of one source that are known to fail. */
export type ErratumOf = (...parts: Named<MisprintText>) => readonly OpenLaw[];

/** Returns the maker of errata of a source. */
export function erratumOf(sourceAt: SourceAt): ErratumOf {
  return (...parts) => misprint(inOnePiece(parts, sourceAt));
}

/** Returns the correction of a misprint; its name and place come first. */
export function instead<const Text extends Omit<CorrectedText, 'id' | 'at' | 'kind'>>(
  id: string,
  at: string,
  text: Text,
): { readonly id: string; readonly at: string } & Text {
  return { id, at, ...text };
}

/**
 * Returns a printed statement, which must fail exactly where its erratum says, followed by the law that holds. Any part of the
 * two may be a formula.
 */
export function misprint(text: Identified<MisprintText>): readonly OpenLaw[] {
  const { nature, printed, right, why, shows, exceptions, partOf, coq, ...rest } = text;
  const { fails = ALWAYS, corrected, ...statement } = rest;
  if ((typeof corrected !== 'string' && typeof corrected !== 'object') || corrected === null)
    refuse(`misprint ${text.id}.corrected`, 'the correct law, or its id', shown(corrected));
  const failing = law({
    ...statement,
    erratum: {
      ...{ nature, printed, right, why },
      fails: typeof fails === 'string' ? { says: fails, where: fails } : fails,
      ...(shows && { shows }),
      ...(exceptions && { exceptions }),
      ...(partOf && { partOf }),
      ...(coq && { coq }),
      correctedBy: typeof corrected === 'string' ? corrected : corrected.id,
    },
  });
  if (typeof corrected === 'string') return [failing];
  if (corrected.kind !== undefined) return [failing, corrected];
  const { at, ...holding } = corrected;
  const { where, holds, says } = failing;
  return [
    failing,
    {
      ...law({ ...holding, source: section(OWN_SOURCE, at) }),
      mutant: { where, holds },
      mutantSays: `as printed: ${says}`,
    },
  ];
}

const ALWAYS: Erratum['fails'] = { says: 'always', where: () => true };
