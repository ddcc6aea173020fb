/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.1.0';

/**
 * SHA-256 of the sources that decide what is computed. A test fails when they changed and this was not renewed;
 * renew {@link ENGINE_VERSION} with it unless no number can have changed.
 */
export const ENGINE_DIGEST = 'a7174253467436513677b90b32adb36784ab40ecc7183932cb165a227426bb7d';
