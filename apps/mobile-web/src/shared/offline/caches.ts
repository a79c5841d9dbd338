const own = (name: string) => `${import.meta.env.VITE_BRAND_ID}-${name}`;

export const filesCache = own('files');

/** The last response of each cached read. The page may delete this cache. */
export const responsesCache = own('responses');
