/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.5.0';

/**
 * SHA-256 of the sources that decide what is computed: `src/game`, `src/engine` and `src/plan`. A test fails when they
 * changed and this was not renewed; renew {@link ENGINE_VERSION} with it unless no number can have changed. Until it is
 * renewed, blocks are kept under the digest that the sources have.
 */
export const ENGINE_DIGEST = '27e83e8723aa191da24b1cd4e6929bc1530143bc863c38f7f0afe429a5601e46';
