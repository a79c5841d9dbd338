/** Where the calls of §7 go: at the app's own origin, unless the app was built for another one (`API_ORIGIN`). */
export const apiBase = `${import.meta.env.VITE_API_ORIGIN ?? ''}/api1`;
