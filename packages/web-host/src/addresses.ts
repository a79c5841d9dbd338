export const hashedFolder = '/assets/';

export const serviceWorker = '/sw.js';

/** Hidden files, and build files that only the server reads. */
export const privateFile = '^/csp\\.json$|\\.(br|gz)$|/\\.(?!well-known/)';
