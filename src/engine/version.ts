/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.2.0';

/**
 * SHA-256 of the sources that decide what is computed. A test fails when they changed and this was not renewed;
 * renew {@link ENGINE_VERSION} with it unless no number can have changed.
 */
export const ENGINE_DIGEST = '2cf3fc09e2d81dd04369884084c7674e16089c496a5a121b71663d357011086c';
