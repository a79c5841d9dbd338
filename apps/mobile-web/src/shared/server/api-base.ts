/**
 * The base URL of all calls (§7). By default, the API has the app's own origin. At build time, the
 * environment variable `API_ORIGIN` sets another origin.
 */
export const apiBase = `${import.meta.env.VITE_API_ORIGIN ?? ''}/api1`;
