/** The product's name, shown until the server sends its own (D01). */
export const appName: string = import.meta.env.VITE_APP_NAME ?? 'Kosha';
