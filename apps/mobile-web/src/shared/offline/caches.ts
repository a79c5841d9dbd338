const own = (name: string) => `${import.meta.env.VITE_BRAND_ID}-${name}`;

/** The cache with the files and pages of the build. */
export const filesCache = own('files');

/** The cache with the last answer of each kept read; the page may delete all of it. */
export const answersCache = own('answers');
