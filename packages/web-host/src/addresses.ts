/** The folder of the build's content-hashed files. */
export const hashedFolder = '/assets/';

export const serviceWorker = '/sw.js';

/** Files that must not be served: hidden files, and build files that only the host reads. */
export const privateFile = '^/csp\\.json$|\\.(br|gz)$|/\\.(?!well-known/)';
