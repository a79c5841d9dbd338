import { fileURLToPath } from 'node:url';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * For `resolve.alias`: two parts of rjsf that no form of ours uses and no bundler can drop, 47 kB of brotli. Each name
 * is written as in the modules that import it.
 */
export const rjsfAliases = {
  // Descriptions in Markdown, 27 kB: the engine shows the server's texts as they are.
  'markdown-to-jsx/react': fileOf('./markdown.ts'),
  // rjsf's own fields, widgets and templates, 20 kB: the engine renders all fields itself.
  '../getDefaultRegistry.js': fileOf('./registry.ts'),
} as const;
