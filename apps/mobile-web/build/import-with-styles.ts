import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What Vite's build imports in every chunk that imports others. */
const viteHelper = '\0vite/preload-helper.js';
const ownHelper = join(import.meta.dirname, '../src/app/stylesheets.ts');

/** Puts `importWithStyles` in the place of Vite's helper for imports with stylesheets. */
export function importWithStyles(): Plugin {
  let isUsed = false;
  return {
    name: 'import-with-styles',
    enforce: 'pre',
    load(id) {
      if (id !== viteHelper) return null;
      isUsed = true;
      return `export { importWithStyles as __vitePreload } from ${JSON.stringify(ownHelper)};`;
    },
    generateBundle() {
      if (!isUsed) this.error('Vite has no such helper any more');
    },
  };
}
