import type { Certificate } from '../../src/game/certificate.ts';

/** Yields every copy of a certificate with one number increased or decreased by one. */
export function* mutations(certificate: Certificate): Generator<{ path: string; mutant: Certificate }> {
  const text = JSON.stringify(certificate);
  for (const match of text.matchAll(/(?<=[:[,])\d+(?=[,\]}])/g)) {
    for (const change of [1, -1]) {
      const before = text.slice(0, match.index);
      const after = text.slice(match.index + match[0].length);
      const mutant: Certificate = JSON.parse(`${before}${Number(match[0]) + change}${after}`);
      yield { path: `…${before.slice(-20)}${match[0]} ${change > 0 ? '+' : '-'} 1`, mutant };
    }
  }
}
