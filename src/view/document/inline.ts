import type { Fact, Inline, Span } from './model.ts';

/** Returns the texts and spans of a line, in order; none for an empty line. */
export function partsOf(inline: Inline): readonly (string | Span)[] {
  if (typeof inline === 'string') return inline === '' ? [] : [inline];
  return Array.isArray(inline) ? inline.flatMap(partsOf) : [inline as Span];
}

/** Returns a line as plain text, without its links and marks. */
export function plainText(inline: Inline): string {
  return partsOf(inline)
    .map(part => {
      if (typeof part === 'string') return part;
      if ('link' in part) return plainText(part.link);
      if ('strong' in part) return plainText(part.strong);
      if ('code' in part) return part.code;
      return 'command' in part ? part.command : part.text;
    })
    .join('');
}

/** Returns the parts that are not empty with a text between them. */
export function joined(parts: readonly Inline[], between: string): Inline {
  const shown = parts.filter(part => partsOf(part).length > 0);
  return shown.flatMap((part, i) => (i === 0 ? [part] : [between, part]));
}

/** Returns the facts with a value that is not empty. */
export function shownFacts(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(([, value]) => partsOf(value).length > 0);
}
