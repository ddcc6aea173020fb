import { DefinitionError } from '../errors.ts';
import { type LoadedPipeline, loadPipeline, pipelineIds } from '../run/pipelines.ts';

/** Which pipelines, over what. */
export interface Selection {
  /** None: those marked `published`. `all`: every one. */
  readonly ids: readonly string[];
  readonly over?: Readonly<Record<string, string>>;
  readonly limit?: string;
}

/** @throws DefinitionError for ids that there are not */
export async function selected({ ids }: Selection, folder: string): Promise<LoadedPipeline[]> {
  const known = pipelineIds(folder);
  const unknown = ids.filter(id => id !== 'all' && !known.includes(id));
  if (unknown.length > 0) {
    const expected = `one of ${known.join(', ')}, or all`;
    throw new DefinitionError(unknown.map(id => ({ where: 'pipeline', expected, received: id })));
  }
  const wanted = ids.length === 0 || ids.includes('all') ? known : [...new Set(ids)];
  const loaded = await Promise.all(wanted.map(id => loadPipeline(id, folder)));
  return ids.length > 0 ? loaded : loaded.filter(({ definition }) => definition.published);
}

/** `a=1..50` as a range by letter. */
export function readOver(texts: readonly string[]): Record<string, string> {
  const pairs = texts.map(text => /^\s*([^=\s]+)\s*=(.+)$/s.exec(text));
  const bad = texts.filter((_, i) => !pairs[i]);
  if (bad.length > 0) {
    const expected = 'a letter, = and a range, such as a=1..50';
    throw new DefinitionError(
      bad.map(text => ({ where: '--over', expected, received: JSON.stringify(text) })),
    );
  }
  const ranges = pairs.map(pair => [pair![1]!, pair![2]!.trim()] as const);
  const twice = ranges.filter(([letter], i) => ranges.findIndex(range => range[0] === letter) < i);
  if (twice.length > 0) {
    throw new DefinitionError(
      twice.map(([letter, range]) => {
        const first = ranges.find(one => one[0] === letter)![1];
        const received = `${letter}=${first} and ${letter}=${range}`;
        return { where: '--over', expected: `one range of ${letter}`, received };
      }),
    );
  }
  return Object.fromEntries(ranges);
}
