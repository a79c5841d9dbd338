const own = (name: string) => `${import.meta.env.VITE_BRAND_ID}-${name}`;

export const filesCache = own('files');

/**
 * The name of the cache for API responses. The service worker fills the cache. The page can delete
 * the cache itself, because the worker may be unreachable.
 */
export const responsesCache = own('responses');
