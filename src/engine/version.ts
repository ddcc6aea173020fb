/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.3.0';

/**
 * SHA-256 of the sources that decide what is computed. A test fails when they changed and this was not renewed;
 * renew {@link ENGINE_VERSION} with it unless no number can have changed.
 */
export const ENGINE_DIGEST = 'd847cf86dea8564c616e4c1949b15600cdd5c1a2a421a39b6eadb33dc855adcd';
