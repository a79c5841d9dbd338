/** The folder of the build's content-hashed files. */
export const hashedFolder = '/assets/';

export const serviceWorker = '/sw.js';

/**
 * Matches paths that the server must not serve: hidden files, and build files that only the server
 * reads.
 */
export const privateFile = '^/csp\\.json$|\\.(br|gz)$|/\\.(?!well-known/)';
