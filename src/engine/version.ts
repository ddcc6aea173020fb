/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.5.0';

/**
 * SHA-256 of the sources that decide what is computed: `src/game`, `src/engine` and `src/plan`. A test fails when they
 * changed and this was not renewed; renew {@link ENGINE_VERSION} with it unless no number can have changed. Until it is
 * renewed, blocks are kept under the digest that the sources have.
 */
export const ENGINE_DIGEST = 'f6806507b2586945abd4bb18f2a76a7a545dce7d2c5d3ba47161e20a6be4bd25';
