import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { digestOf } from '../plan/digest.ts';
import { codeOf } from './cause.ts';

/** A mark in a file name: host, process id, and when the process began. */
export const MARK = /[0-9a-f]{8}-\d+-[0-9a-f]{1,8}/;

/** The time in ms for which the mark of another host counts, since this host cannot see whether its process lives. */
export const TRUSTED = 7 * 24 * 3_600_000;

/** Containers can have one name and one disk, and number their processes apart. */
const HOST = short(`${hostname()} ${attempt(() => readlinkSync('/proc/self/ns/pid'))}`);
/** The id of the boot: process numbers and their start times begin again with each boot. */
const BOOT = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1'));

/** The start time on systems other than Linux, which do not provide it; the process id must do. */
const UNKNOWN = '0';

/** The mark of this process, for the names of its temporary files and files in use. */
export const OWN_MARK = `${HOST}-${process.pid}-${beginningOf(process.pid)}`;

/**
 * Whether the process lives that a mark is of: a process id can have gone to another process since, which began at another
 * time. A process that is stopped lives, one that is only to be reaped does not.
 *
 * @returns undefined for a process of another host
 */
export function isAlive(mark: string): boolean | undefined {
  if (mark === OWN_MARK) return true;
  const [host, pid, began] = mark.split('-');
  if (host !== HOST) return undefined;
  const now = beginningOf(Number(pid));
  return now !== undefined && (now === began || now === UNKNOWN || began === UNKNOWN);
}

/** @returns undefined if there is no such process */
function beginningOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (thrown) {
    // One of another user lives, though it cannot be signalled, and perhaps not be seen below.
    if (codeOf(thrown) === 'ESRCH') return undefined;
  }
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  // The second field is the name, in parentheses, and can hold anything.
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === 'Z' || state === 'X') return undefined;
  return fields.length > 18 ? short(`${BOOT}${fields[18]}`) : UNKNOWN;
}

function attempt(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

function short(text: string): string {
  return digestOf(text).slice(0, 8);
}
