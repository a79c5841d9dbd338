import { formEngineAlias, formEngineBuildAlias } from '@kosha/form-engine/vite';
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vite';
import { brand } from '@kosha/brand/chosen';
import { brandColours } from './build/brand-colours.ts';
import { brandEnv, tokens } from './build/brand.ts';
import { shortClassNames } from './build/class-names.ts';
import { minifySettings } from './build/minify.ts';

Object.assign(process.env, brandEnv);

const root = join(import.meta.dirname, '../..');
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4180';

/** Another machine answers to its own name only; the reference server puts the name that it is asked under into links. */
const proxied = { target: apiOrigin, changeOrigin: new URL(apiOrigin).hostname !== '127.0.0.1' };

/** Its package leads modules to the files for development, which are 0.5 kB larger, in production too. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
const routerFiles = join(dirname(resolve('react-router')), '../production');
const routerAlias = {
  'react-router/dom': join(routerFiles, 'dom-export.mjs'),
  'react-router': join(routerFiles, 'index.mjs'),
};

export default defineConfig(({ command }) => ({
  // The mark, under the address of the icon, and what else the brand's host is to serve.
  publicDir: join(brand.folder, 'public'),
  plugins: [react(), brandColours(tokens)],
  resolve: {
    alias: command === 'build' ? { ...formEngineBuildAlias, ...routerAlias } : formEngineAlias,
  },
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames(root) } } : {},
  // Found late, they would reload the page during a test.
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
    // From Safari 15.4 on, as the styles are; `build/class-fields.ts` has the one difference.
    target: ['chrome100', 'safari16'],
    cssTarget: ['chrome100', 'safari15.4'],
    // The Content-Security-Policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // A part that failed to come ahead stays failed in WebKit, even after a reload, and its chunk
      // with it. So a chunk's parts are asked for only when the chunk itself has come.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    ...minifySettings,
    // Login carries its own styles and no other screen's.
    cssCodeSplit: true,
  },
}));
