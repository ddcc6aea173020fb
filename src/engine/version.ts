/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.4.0';

/**
 * SHA-256 of the sources that decide what is computed: `src/game`, `src/engine` and `src/plan`. A test fails when they
 * changed and this was not renewed; renew {@link ENGINE_VERSION} with it unless no number can have changed. Until it is
 * renewed, blocks are kept under the digest that the sources have.
 */
export const ENGINE_DIGEST = '284b25f19d88b70df0c1ca9d1278ec8f8cb3a87d84bbf22185aa9b21f81e11d1';
