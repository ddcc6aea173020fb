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
  const wanted = ids.length === 0 || ids.includes('all') ? known : [...new Set(ids)];
  const unknown = wanted.filter(id => !known.includes(id));
  if (unknown.length > 0) {
    const expected = `one of ${known.join(', ')}, or all`;
    throw new DefinitionError(unknown.map(id => ({ where: 'pipeline', expected, received: id })));
  }
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
  return Object.fromEntries(pairs.map(pair => [pair![1]!, pair![2]!.trim()]));
}
