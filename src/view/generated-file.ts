/** A file to be written, by path relative to the folder of `data` and `reports`, with `/`. */
export interface GeneratedFile {
  readonly path: string;
  readonly pieces: Iterable<string | Uint8Array>;
}

/** Returns a complete file. */
export function fileOf(path: string, bytes: string | Uint8Array): GeneratedFile {
  return { path, pieces: [bytes] };
}

/** Returns a file whose content is made when it is written, since many files of a run are not written. */
export function fileMadeBy(path: string, compose: () => string): GeneratedFile {
  return {
    path,
    get pieces() {
      return [compose()];
    },
  };
}
