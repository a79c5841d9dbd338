/** The name shown until the server has told its own (D01). */
export const appName: string = import.meta.env.VITE_APP_NAME ?? 'Kosha';
