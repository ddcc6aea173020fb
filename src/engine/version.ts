/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.5.0';

/**
 * SHA-256 of the sources that decide what is computed: `src/game`, `src/engine` and `src/plan`. A test fails when they
 * changed and this was not renewed; renew {@link ENGINE_VERSION} with it unless no number can have changed. Until it is
 * renewed, blocks are kept under the digest that the sources have.
 */
export const ENGINE_DIGEST = 'a9479e1ec2cc6b2a8555ba2405815fb3ad04b89f4b87a8b01ddca2380b0dad08';
