import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { brand } from '@kosha/brand/chosen';
import { brandColoursPlugin } from './build/brand-colours.ts';
import { brandEnv, designTokens } from './build/brand.ts';
import { rjsfAliases } from './build/rjsf/aliases.ts';

Object.assign(process.env, brandEnv);

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4180';

/**
 * Requests to a remote server must contain the host name of that server. The local server needs the
 * app's host name, because the server puts this name into links.
 */
const proxied = { target: apiOrigin, changeOrigin: new URL(apiOrigin).hostname !== '127.0.0.1' };

export default defineConfig(() => ({
  // The folder with the brand's icon and with other files that the host serves from its root.
  publicDir: join(brand.folder, 'public'),
  plugins: [react(), brandColoursPlugin(designTokens)],
  resolve: {
    alias: rjsfAliases,
  },
  // Optimizes these dependencies at startup. Vite would otherwise find them late and reload the
  // page during a test.
  optimizeDeps: {
    include: [
      '@kosha/form-engine > @rjsf/core',
      '@kosha/form-engine > @rjsf/validator-ajv8/lib/createPrecompiledValidator.js',
    ],
  },
  server: {
    port: 5173,
    proxy: { '/api1': proxied, '/sandbox': proxied },
  },
  build: {
    target: ['chrome100', 'safari15.4'],
    // The Content-Security-Policy allows no `data:` URLs for scripts or styles.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
  },
}));
