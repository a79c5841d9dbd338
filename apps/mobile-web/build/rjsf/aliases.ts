import { fileURLToPath } from 'node:url';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Aliases for `resolve.alias` that replace two unused modules of rjsf, because no bundler can
 * remove them (47 kB with Brotli). Each key is the import path in rjsf.
 */
export const rjsfAliases = {
  // The engine shows descriptions as plain text (saves 27 kB).
  'markdown-to-jsx/react': fileOf('./markdown.ts'),
  // The engine renders all fields itself (saves 20 kB).
  '../getDefaultRegistry.js': fileOf('./registry.ts'),
} as const;
