import type { Plugin } from 'vite';

const ofReact = /^react(-dom)?(\/|$)/;

/**
 * Adds `'use client'` to each module that uses React, which frameworks with server components
 * require. All other modules also run on the server.
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
