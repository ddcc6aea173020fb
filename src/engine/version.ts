/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.2.0';

/**
 * SHA-256 of the sources that decide what is computed. A test fails when they changed and this was not renewed;
 * renew {@link ENGINE_VERSION} with it unless no number can have changed.
 */
export const ENGINE_DIGEST = 'ea9cc03adccf9ab92263063334d5cbeb8b34e6793e1fd1cefa2d97705e1b33ef';
