import { deserialize, serialize } from 'node:v8';
import type { CountsSoFar, Restart } from '../engine/index.ts';
import { digestOf, sweepText } from '../plan/index.ts';
import { causeOf } from './cause.ts';
import { type BlockStore, CorruptFile } from './store.ts';
import { type NamedBlock, namesOf } from './stored-block.ts';

/**
 * Returns the time in ms from one checkpoint to the next, which is the most that a killed run loses. Checkpoints grow,
 * and should take only a small part of the time.
 *
 * @param took time to write the last one, in ms
 */
const PAUSE = (took: number) => Math.max(30_000, 20 * took);

/**
 * Maximum size of a checkpoint in bytes, as Node reads no larger file at once. If one would be larger, the last one
 * stays.
 */
const LARGEST = 2 ** 31 - 2 ** 16;

/** The checkpoint of a block that is being counted; `end` removes it once the rows are stored. */
export interface CheckpointedCounts extends Restart<CountsSoFar> {
  end(): void;
}

/**
 * Stores counts of billions of terms next to the block's files while they are made. The engine trusts a checkpoint, so
 * one that is corrupt, or was written by other sources of the engine or another Node, is reported and ignored.
 *
 * @param pause for tests, as is the digest of the engine's code
 */
export function checkpointedCounts(
  store: BlockStore,
  named: NamedBlock,
  {
    fresh,
    warn,
    pause = PAUSE,
    engine = named.basis.rows,
  }: { fresh: boolean; warn(warning: string): void; pause?: typeof PAUSE; engine?: string },
): CheckpointedCounts {
  const { rows } = namesOf(named);
  const makers = [engine, process.versions.v8];
  const name = `${rows}.${digestOf(JSON.stringify(makers)).slice(0, 16)}.state`;
  const names = () => store.names(`${rows}.`).filter(name => name.endsWith('.state'));
  const refuse = (why: string) => warn(`${sweepText(named.block)}: ${why}; starting from heap 0`);
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
      if (isUsed) for (const name of names()) store.remove(name);
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
