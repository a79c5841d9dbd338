/** The base URL of the calls in §7: the app's own origin, unless the build sets `API_ORIGIN`. */
export const apiBase = `${import.meta.env.VITE_API_ORIGIN ?? ''}/api1`;
