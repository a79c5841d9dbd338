import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Relative addresses: the page works below any path of any server.
  base: './',
  plugins: [react()],
  server: { port: 5175 },
  build: {
    target: ['chrome100', 'safari15.4'],
    // The Content-Security-Policy of the sandbox allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
