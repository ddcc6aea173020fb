/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.4.0';

/**
 * SHA-256 of the sources that decide what is computed: `src/game`, `src/engine` and `src/plan`. A test fails when they
 * changed and this was not renewed; renew {@link ENGINE_VERSION} with it unless no number can have changed. Until it is
 * renewed, blocks are kept under the digest that the sources have.
 */
export const ENGINE_DIGEST = '0fb5ef8063082b4e7be51c33a66f77c1cdfc79dbb860fafd2b002e5fcc1b9a33';
