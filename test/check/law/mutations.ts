import type { LawCertificate, Word } from '../../../src/game/index.ts';

/** Yields certificates that differ from one in one letter, number or field, with what was changed. */
export function* lawMutations(
  certificate: LawCertificate,
): Generator<{ readonly path: string; readonly mutant: LawCertificate }> {
  for (const field of ['preperiod', 'period', 'saltus'] as const) {
    for (const [i, by] of STEPS) {
      const mutant = { ...certificate, [field]: certificate[field].map((x, at) => (at === i ? x + by : x)) };
      yield { path: `${field}[${i}] ${by}`, mutant: mutant as LawCertificate };
    }
  }
  for (const field of ['modulus', 'residue', 'from'] as const) {
    for (const by of [1, -1])
      yield { path: `${field} ${by}`, mutant: { ...certificate, [field]: certificate[field] + by } };
  }
  for (const field of ['before', 'repeated'] as const) {
    for (const { path, word } of wordMutations(certificate[field]))
      yield { path: `${field}${path}`, mutant: { ...certificate, [field]: word } };
  }
  const { ending, objective, sequence } = certificate;
  yield { path: 'ending', mutant: { ...certificate, ending: ending === 'normal' ? 'take-all' : 'normal' } };
  yield {
    path: 'sequence',
    mutant: { ...certificate, sequence: sequence === 'outcomes' ? 'nim-values' : 'outcomes' },
  };
  const other = objective === 'last-player-wins' ? 'last-player-loses' : 'last-player-wins';
  yield { path: 'objective', mutant: { ...certificate, objective: other } };
  if (certificate.marks.length > 0) yield { path: 'marks', mutant: { ...certificate, marks: [] } };
}

const STEPS = [
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
] as const;

function* wordMutations(word: Word): Generator<{ readonly path: string; readonly word: Word }> {
  for (const [at, [text, times]] of word.entries()) {
    const put = (power: Word[number]): Word => word.map((old, i) => (i === at ? power : old));
    for (const [i, by] of STEPS) {
      const changed = [times[0] + (i === 0 ? by : 0), times[1] + (i === 1 ? by : 0)] as const;
      yield { path: `[${at}] times[${i}] ${by}`, word: put([text, changed]) };
    }
    for (let i = 0; i < text.length; i++) {
      const letter = text[i] === '0' ? '1' : '0';
      yield {
        path: `[${at}] letter ${i}`,
        word: put([text.slice(0, i) + letter + text.slice(i + 1), times]),
      };
    }
    yield { path: `[${at}] left out`, word: word.filter((_, i) => i !== at) };
    yield { path: `[${at}] twice`, word: word.flatMap((old, i) => (i === at ? [old, old] : [old])) };
  }
}
