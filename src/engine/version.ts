/**
 * Part of the address of every block, and of every plan. Renew it if a number can have changed; the digest of the code that
 * computes rows is a part of the address too, and follows by itself.
 */
export const ENGINE_VERSION = '0.5.0';
