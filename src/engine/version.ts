/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.4.0';

/**
 * SHA-256 of the sources that decide what is computed: `src/game`, `src/engine` and `src/pipeline`. A test fails when they
 * changed and this was not renewed; renew {@link ENGINE_VERSION} with it unless no number can have changed. Until it is
 * renewed, blocks are kept under the digest that the sources have.
 */
export const ENGINE_DIGEST = '03f3727293c4b2dded76f83b4cd5ddd9a3f80058e2ac313cf4963f9ebdb38bd1';
