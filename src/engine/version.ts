/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.4.0';

/**
 * SHA-256 of the sources that decide what is computed: `src/game`, `src/engine` and `src/plan`. A test fails when they
 * changed and this was not renewed; renew {@link ENGINE_VERSION} with it unless no number can have changed. Until it is
 * renewed, blocks are kept under the digest that the sources have.
 */
export const ENGINE_DIGEST = 'b1c4127bf404cdde6b53b2fb64a9a11d5d15521d43c8b969a4e0d2394db2b861';
