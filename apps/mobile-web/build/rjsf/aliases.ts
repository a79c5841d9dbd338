import { fileURLToPath } from 'node:url';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * For `resolve.alias`: replaces two modules of rjsf that our forms do not use and no bundler can
 * remove (47 kB with Brotli). The keys equal the import paths in rjsf.
 */
export const rjsfAliases = {
  // The engine shows descriptions as plain text (saves 27 kB).
  'markdown-to-jsx/react': fileOf('./markdown.ts'),
  // The engine renders all fields itself (saves 20 kB).
  '../getDefaultRegistry.js': fileOf('./registry.ts'),
} as const;
