/** A file to be written, by path relative to the folder of `data` and `reports`, with `/`. */
export interface ComposedFile {
  readonly path: string;
  readonly pieces: Iterable<string | Uint8Array>;
}

/** A file that is there as a whole. */
export function fileOf(path: string, bytes: string | Uint8Array): ComposedFile {
  return { path, pieces: [bytes] };
}

/** A file that is composed where it is written: of those of a run many are not. */
export function fileMadeBy(path: string, compose: () => string): ComposedFile {
  return {
    path,
    get pieces() {
      return [compose()];
    },
  };
}
