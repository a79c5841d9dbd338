/** The base URL of all calls (§7). `API_ORIGIN` replaces the app's own origin. */
export const apiBase = `${import.meta.env.VITE_API_ORIGIN ?? ''}/api1`;
