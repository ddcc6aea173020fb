/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.1.0';

/**
 * SHA-256 of the sources that decide what is computed. A test fails when they changed and this was not renewed;
 * renew {@link ENGINE_VERSION} with it unless no number can have changed.
 */
export const ENGINE_DIGEST = 'fd8de79cec908b33c53b2b447745f7835af2e86998e45f837efd85bbfef0f46d';
