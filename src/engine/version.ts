/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.1.0';

/**
 * SHA-256 of the sources that decide what is computed. A test fails when they changed and this was not renewed;
 * renew {@link ENGINE_VERSION} with it unless no number can have changed.
 */
export const ENGINE_DIGEST = 'b4df250bdcaae73bd0c7a1f13ada81d7b65d52fff7655deef305aa903efb2a14';
