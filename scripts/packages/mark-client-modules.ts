import type { Plugin } from 'vite';

const ofReact = /^react(-dom)?(\/|$)/;

/**
 * Marks each module that uses React with `'use client'`, as frameworks with server components want it: they run such a
 * module in the browser, and take all others, such as the reading of a list, on the server too.
 */
export const markClientModules: Plugin = {
  name: 'mark-client-modules',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.imports.some((name) => ofReact.test(name))) continue;
        file.code = `'use client';\n${file.code}`;
      }
    },
  },
};
