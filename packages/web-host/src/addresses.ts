/** The folder of the build's content-hashed files. */
export const hashedFolder = '/assets/';

export const serviceWorker = '/sw.js';

/** Build files that only the host reads, and hidden files; never served. */
export const privateFile = '^/csp\\.json$|\\.(br|gz)$|/\\.(?!well-known/)';
