/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.5.0';

/**
 * SHA-256 of the sources that decide what is computed: `src/game`, `src/engine` and `src/plan`. A test fails when they
 * changed and this was not renewed; renew {@link ENGINE_VERSION} with it unless no number can have changed. Until it is
 * renewed, blocks are kept under the digest that the sources have.
 */
export const ENGINE_DIGEST = 'b5858f8e613c178c366d380ecc9a70ba6cb58939b4965adfc7ae97dc37af03db';
