import fc from 'fast-check';

/**
 * Any character of Unicode; a third is ASCII, which contains all markup. The `unit: 'binary'` of fast-check takes
 * seconds to list them all.
 */
export const unicodeCharacter = fc
  .oneof(fc.nat(0x7f), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map(code => String.fromCodePoint(code));
