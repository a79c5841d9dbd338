/** Where the files of the build are, whose names have a hash of their content. */
export const hashedFolder = '/assets/';

export const serviceWorker = '/sw.js';

/** Names the folder of a further attempt: when a file did not come, a page asks for it once more by another address. */
export const furtherAttempt = '~\\w+/';

/** Files of the build that only a host reads, and hidden ones. */
export const privateFile = '^/csp\\.json$|\\.(br|gz)$|/\\.(?!well-known/)';
