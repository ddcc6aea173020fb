/** Part of every block's address: rows of two versions are never mixed. */
export const ENGINE_VERSION = '0.2.0';

/**
 * SHA-256 of the sources that decide what is computed. A test fails when they changed and this was not renewed;
 * renew {@link ENGINE_VERSION} with it unless no number can have changed.
 */
export const ENGINE_DIGEST = 'f9793679d17e11415ddba11183f420178234b17205f61eed78ef53d5cd3cd268';
