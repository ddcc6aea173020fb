/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.3.0';

/**
 * SHA-256 of the sources that decide what is computed: `src/game`, `src/engine` and `src/pipeline`. A test fails when they
 * changed and this was not renewed; renew {@link ENGINE_VERSION} with it unless no number can have changed. Until it is
 * renewed, blocks are kept under the digest that the sources have.
 */
export const ENGINE_DIGEST = 'b53ce5af19620b63df3013b79189f78ec401f82aa9758ff7013d090cbe45dc61';
