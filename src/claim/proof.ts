/**
 * The result of certificates on a law for all values of a letter, in addition to the cases. Made only by `run`, after the
 * checker has verified each certificate and decided the law with them. Plain JSON.
 */
export type Proof =
  | {
      readonly status: 'proved';
      /** The values for which it is proved: `all c ≥ b + 1; b = 2..20`. */
      readonly hypothesis: string;
      /** The file of the certificates, below the folder of the result. */
      readonly reference: string;
      readonly certificates: number;
      /** The number of games before those of a certificate, each checked by itself. */
      readonly games: number;
    }
  /** At the least value that is known to, of the first setting of the other letters that has one. */
  | {
      readonly status: 'refuted';
      readonly game: string;
      readonly at: readonly number[];
      readonly seen: string;
    }
  | { readonly status: 'open'; readonly why: string };
