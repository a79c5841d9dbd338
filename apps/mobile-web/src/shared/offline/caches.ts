const own = (name: string) => `${import.meta.env.VITE_BRAND_ID}-${name}`;

/** The cache of the build's files and pages. */
export const filesCache = own('files');

/** The cache of the last response of each cached read; the page may clear it. */
export const responsesCache = own('responses');
