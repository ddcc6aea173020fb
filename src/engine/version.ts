/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.4.0';

/**
 * SHA-256 of the sources that decide what is computed: `src/game`, `src/engine` and `src/plan`. A test fails when they
 * changed and this was not renewed; renew {@link ENGINE_VERSION} with it unless no number can have changed. Until it is
 * renewed, blocks are kept under the digest that the sources have.
 */
export const ENGINE_DIGEST = 'f16fe6862ccfbdda927c5b0b988d80d42ad49649a246f188669b9cb0bc57ee59';
