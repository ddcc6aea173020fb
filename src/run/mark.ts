import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { digestOf } from '../plan/digest.ts';
import { codeOf } from './cause.ts';

/** A mark in a file name: the host, the process id, and the start time of the process. */
export const MARK = /[0-9a-f]{8}-\d+-[0-9a-f]{1,8}/;

/** Time in ms for which a process of another host counts as running, since this host cannot check. */
export const TRUSTED = 7 * 24 * 3_600_000;

/** The host and its namespace of process ids: containers can share a host name and a disk, but not process ids. */
const HOST = short(`${hostname()} ${attempt(() => readlinkSync('/proc/self/ns/pid'))}`);
/** The id of the boot, since process ids and their start times begin again at each boot. */
const BOOT = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1'));

/** The start time on systems other than Linux, which do not provide it: there only the process id counts. */
const UNKNOWN = '0';

/** The mark of this process, for the names of its temporary files and files in use. */
export const OWN_MARK = `${HOST}-${process.pid}-${beginningOf(process.pid)}`;

/**
 * Whether the process of a mark is still running. Another process may have its id by now, but has another start time. A
 * stopped process counts as running, a zombie does not.
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
    // A process of another user is running, although it cannot be signalled, and /proc may hide it.
    if (codeOf(thrown) === 'ESRCH') return undefined;
  }
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  // The second field is the name in parentheses, which can contain anything.
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
