/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.1.0';

/**
 * SHA-256 of the sources that decide what is computed. A test fails when they changed and this was not renewed;
 * renew {@link ENGINE_VERSION} with it unless no number can have changed.
 */
export const ENGINE_DIGEST = '5a4c0be4f4149e6479c1192be6c0e5750eb96c854113477f1aabd60be1e5706c';
