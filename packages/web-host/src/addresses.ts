/** The folder of the build's content-hashed files. */
export const hashedFolder = '/assets/';

export const serviceWorker = '/sw.js';

/** Paths that the server must not serve: hidden files, and files that only the server reads. */
export const privateFile = '^/csp\\.json$|\\.(br|gz)$|/\\.(?!well-known/)';
