import { fileURLToPath } from 'node:url';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * For `resolve.alias`: replaces two modules of rjsf that our forms do not use and no bundler can
 * remove (47 kB with Brotli). The keys are written as in the importing modules.
 */
export const rjsfAliases = {
  // Markdown descriptions, 27 kB: the engine shows descriptions as plain text.
  'markdown-to-jsx/react': fileOf('./markdown.ts'),
  // rjsf's own fields, widgets and templates, 20 kB: the engine renders all fields itself.
  '../getDefaultRegistry.js': fileOf('./registry.ts'),
} as const;
