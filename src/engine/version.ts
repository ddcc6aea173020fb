/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.2.0';

/**
 * SHA-256 of the sources that decide what is computed. A test fails when they changed and this was not renewed;
 * renew {@link ENGINE_VERSION} with it unless no number can have changed.
 */
export const ENGINE_DIGEST = 'c637f38df38d4b7d28f73d0ca4114de8b63ac3360a9958204500b5baf4e30a4f';
