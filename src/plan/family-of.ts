import { type Family, parseFamily } from '../game/index.ts';
import type { Plan } from './plan.ts';

const families = new Map<string, Family>();

/**
 * Returns the family of a plan, read once in a thread. So its game is compiled once for all blocks, and what the machine
 * has learnt of it is not lost.
 */
export function familyOf({ sweep }: Plan): Family {
  const key = JSON.stringify(sweep);
  let family = families.get(key);
  if (family === undefined) families.set(key, (family = parseFamily(sweep)));
  return family;
}
