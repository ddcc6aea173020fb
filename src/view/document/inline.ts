import type { Fact, Inline, Span } from './model.ts';

/** The texts and spans of a line, one after the other; of an empty line none. */
export function partsOf(inline: Inline): readonly (string | Span)[] {
  if (typeof inline === 'string') return inline === '' ? [] : [inline];
  return Array.isArray(inline) ? inline.flatMap(partsOf) : [inline as Span];
}

/** Those of which there is something to say. */
export function shownFacts(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(([, value]) => partsOf(value).length > 0);
}
