/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.1.0';

/**
 * SHA-256 of the sources that decide what is computed. A test fails when they changed and this was not renewed;
 * renew {@link ENGINE_VERSION} with it unless no number can have changed.
 */
export const ENGINE_DIGEST = '4ee38ebbc78d07611c780c7ef74041cc864ce04834bb7e3c8c7995374b233235';
