const own = (name: string) => `${import.meta.env.VITE_BRAND_ID}-${name}`;

export const filesCache = own('files');

/** The last response of each read. The page may delete this cache, too. */
export const responsesCache = own('responses');
