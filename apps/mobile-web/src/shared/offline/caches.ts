const own = (name: string) => `${import.meta.env.VITE_BRAND_ID}-${name}`;

export const filesCacheName = own('files');

/**
 * The name of the cache for API responses. The service worker fills the cache. The page can delete
 * the cache itself, because the worker may be unreachable.
 */
export const responsesCacheName = own('responses');
