import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Relative URLs work in any folder of any server.
  base: './',
  plugins: [react()],
  server: { port: 5175 },
  build: {
    target: ['chrome100', 'safari15.4'],
    // The Content-Security-Policy of the sandbox forbids `data:` URLs for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
