/** Descriptions of system errors. */
const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  EACCES: 'no permission',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder',
  ENOENT: 'it does not exist',
  EFBIG: 'the file would be too large',
  EMFILE: 'this process has too many open files',
  ENFILE: 'this machine has too many open files',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its symbolic links form a cycle',
  ENXIO: 'nothing is listening there',
  EIO: 'the device failed',
  EPIPE: 'its reader has exited',
  ESTALE: 'the file server no longer has it',
};

/** Returns the code of an error of the system or of Node; undefined for any other error. */
export function codeOf(thrown: unknown): string | undefined {
  return Object(thrown).code;
}

/** Describes a failed system call, with its code. */
export function causeOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const code = `${codeOf(thrown)}`;
  return WORDS[code] ? `${WORDS[code]} (${code})` : thrown.message;
}

/** Describes the cause, with the file or the system call. */
export function placedCauseOf(thrown: NodeJS.ErrnoException): string {
  return `${thrown.path ?? thrown.syscall}: ${causeOf(thrown)}`;
}

/** Whether an error comes from the system, so that it is neither a user error nor an internal error. */
export function isOfSystem(thrown: unknown): thrown is NodeJS.ErrnoException {
  return thrown instanceof Error && 'syscall' in thrown && 'code' in thrown;
}
