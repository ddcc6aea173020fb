import { deserialize, serialize } from 'node:v8';
import type { CountsSoFar, Restart } from '../engine/index.ts';
import { digestOf, sweepText } from '../plan/index.ts';
import { causeOf } from './cause.ts';
import { type NamedBlock, namesOf } from './held-block.ts';
import { type BlockStore, CorruptFile } from './store.ts';

/**
 * In ms, from when a state was kept to the next: what a run loses that is killed. States grow, and are to take a part of the
 * time only.
 *
 * @param took to keep the last one
 */
const PAUSE = (took: number) => Math.max(30_000, 20 * took);

/** Bytes of a state, at the most: what Node reads of a file at once. Where there are more, the last one stays. */
const LARGEST = 2 ** 31 - 2 ** 16;

/** What is kept of a block that is being counted; `end` removes it, once its rows are there. */
export interface KeptCounts extends Restart<CountsSoFar> {
  end(): void;
}

/**
 * Counts of billions of terms, kept beside the block's files while they are made. A state is believed by the engine: so
 * one that is corrupt, or that other sources of the engine or another Node wrote, is told and not used.
 *
 * @param pause for tests, as is the digest of the engine's code
 */
export function keptCounts(
  store: BlockStore,
  named: NamedBlock,
  {
    fresh,
    tell,
    pause = PAUSE,
    engine = named.basis.rows,
  }: { fresh: boolean; tell(warning: string): void; pause?: typeof PAUSE; engine?: string },
): KeptCounts {
  const { rows } = namesOf(named);
  const makers = [engine, process.versions.v8];
  const name = `${rows}.${digestOf(JSON.stringify(makers)).slice(0, 16)}.state`;
  const names = () => store.names(`${rows}.`).filter(one => one.endsWith('.state'));
  const refuse = (why: string) => tell(`${sweepText(named.block)}: ${why}; starting from heap 0`);
  let isUsed = false;
  let next = performance.now() + pause(0);
  return {
    last() {
      isUsed = true;
      if (fresh) return undefined;
      for (const other of names())
        if (other !== name)
          refuse(`${store.path(other)}: written by another version of the engine or of Node`);
      try {
        const bytes = store.bytes(name);
        return bytes && stateIn(bytes, store.path(name));
      } catch (thrown) {
        if (!(thrown instanceof CorruptFile)) throw thrown;
        refuse(thrown.message);
        return undefined;
      }
    },
    at(state) {
      const start = performance.now();
      if (start < next) return;
      const bytes = serialize(state());
      if (bytes.length <= LARGEST) store.write(name, bytes);
      const end = performance.now();
      next = end + pause(end - start);
    },
    end() {
      if (isUsed) for (const one of names()) store.remove(one);
    },
  };
}

function stateIn(bytes: Buffer, path: string): CountsSoFar {
  try {
    return deserialize(bytes);
  } catch (cause) {
    throw new CorruptFile(path, causeOf(cause));
  }
}
