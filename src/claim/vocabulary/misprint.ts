import { refuse, shown } from '../../errors.ts';
import type { ClosedFormText } from '../../game/index.ts';
import type { Erratum, Judgement, Law } from '../judged-law.ts';
import { closeLaw, type OpenErratum, type OpenLaw } from '../open-law.ts';
import { OWN_SOURCE, section } from '../source.ts';
import { openLaw } from './law.ts';
import { inOnePiece, type Named, type SourceAt } from './sourced.ts';

/** A statement with its sentence, which is needed unless all of it is text. */
interface Statement extends Pick<Law, 'id' | 'source' | 'ofLetters'> {
  readonly says?: string;
  readonly where?: Judgement | string;
  readonly holds: Judgement | string | ClosedFormText;
}

/** A printed statement that is known to fail, with its correction, all of it as functions. */
type MisprintOfFunctions = Omit<MisprintText, 'says' | 'where' | 'holds' | 'fails' | 'corrected'> &
  Pick<Law, 'says' | 'where' | 'holds'> & {
    readonly fails?: Erratum['fails'];
    readonly corrected:
      | Law
      | string
      | (Omit<CorrectedText, 'says' | 'where' | 'holds'> & Pick<Law, 'says' | 'where' | 'holds'>);
  };

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
  readonly corrected: CorrectedText | Law | OpenLaw | string;
}

/** The correction, of which the printed statement is the mutant. */
interface CorrectedText extends Omit<Statement, 'source'>, Pick<Law, 'theorem'> {
  readonly kind?: never;
  readonly at?: string;
}

/** A maker of printed statements of one source that are known to fail. */
export interface ErratumOf {
  (...parts: Named<MisprintOfFunctions>): readonly Law[];
  (...parts: Named<MisprintText>): readonly (Law | OpenLaw)[];
}

/** Returns the maker of errata of a source. */
export function erratumOf(sourceAt: SourceAt): ErratumOf {
  return ((...parts: Named<MisprintText>) => misprint(inOnePiece(parts, sourceAt))) as ErratumOf;
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
export function misprint(text: MisprintOfFunctions): readonly Law[];
export function misprint(text: MisprintText): readonly (Law | OpenLaw)[];
export function misprint(text: MisprintText): readonly (Law | OpenLaw)[] {
  const { nature, printed, right, why, shows, exceptions, partOf, coq, ...rest } = text;
  const { fails = ALWAYS, corrected, ...statement } = rest;
  if ((typeof corrected !== 'string' && typeof corrected !== 'object') || corrected === null)
    refuse(`misprint ${text.id}.corrected`, 'the correct law, or its id', shown(corrected));
  const failing = openLaw(statement);
  const erratum = {
    ...{ nature, printed, right, why },
    fails: typeof fails === 'string' ? { says: fails, where: fails } : fails,
    ...(shows && { shows }),
    ...(exceptions && { exceptions }),
    ...(partOf && { partOf }),
    ...(coq && { coq }),
    correctedBy: typeof corrected === 'string' ? corrected : corrected.id,
  };
  const first = closedIfFunctions({ ...failing, erratum });
  if (typeof corrected === 'string') return [first];
  if (corrected.kind !== undefined) return [first, corrected];
  const { at, ...holding } = corrected;
  const second = {
    ...openLaw({ ...holding, source: section(OWN_SOURCE, at) }),
    mutant: { where: failing.where, holds: failing.holds },
    mutantSays: `as printed: ${failing.says}`,
  };
  return [first, closedIfFunctions(second)];
}

const ALWAYS: Erratum['fails'] = { says: 'always', where: () => true };

function closedIfFunctions(law: OpenLaw): Law | OpenLaw {
  const { where, holds, mutant, erratum } = law;
  const printed = typeof mutant === 'object' ? [...mutant.where, mutant.holds] : [];
  const parts = [...where, holds, ...printed, erratum?.fails.where ?? holds];
  return parts.every(part => typeof part === 'function') ? closeLaw(law, []) : law;
}
