/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.3.0';

/**
 * SHA-256 of the sources that decide what is computed. A test fails when they changed and this was not renewed;
 * renew {@link ENGINE_VERSION} with it unless no number can have changed.
 */
export const ENGINE_DIGEST = 'bca7a2b44f8934a7d8e64638dd6518ef7b1b2f28ec0cb32f04d7d44dd429a994';
