/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.2.0';

/**
 * SHA-256 of the sources that decide what is computed. A test fails when they changed and this was not renewed;
 * renew {@link ENGINE_VERSION} with it unless no number can have changed.
 */
export const ENGINE_DIGEST = '8b33f0c14251db2ed157dda7eacf191f6ee80de09a4b2fc9532058c68be13257';
