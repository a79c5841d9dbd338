import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4180';

export default defineConfig({
  plugins: [react()],
  server: {
    port: 5173,
    proxy: { '/api1': apiOrigin, '/sandbox': apiOrigin },
  },
  build: {
    target: ['chrome100', 'safari15.4'],
    // The Content-Security-Policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    // Login carries its own styles and no other screen's.
    cssCodeSplit: true,
  },
});
