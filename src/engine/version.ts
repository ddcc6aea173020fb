/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.5.0';

/**
 * SHA-256 of the sources that decide what is computed: `src/game`, `src/engine` and `src/plan`. A test fails when they
 * changed and this was not renewed; renew {@link ENGINE_VERSION} with it unless no number can have changed. Until it is
 * renewed, blocks are kept under the digest that the sources have.
 */
export const ENGINE_DIGEST = '4d4212ba0d761fe67442532d82ac4d670f6afee3f035174eecf50cdd9567b770';
