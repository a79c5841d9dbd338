/** The folder of the build's content-hashed files. */
export const hashedAssetsPath = '/assets/';

export const serviceWorkerPath = '/sw.js';

/** Paths that the server must not serve: hidden files, and files that only the server reads. */
export const privateFilePattern = '^/csp\\.json$|\\.(br|gz)$|/\\.(?!well-known/)';
