import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const fromHere = createRequire(import.meta.url);
const fromReactDom = createRequire(fromHere.resolve('react-dom'));
const fileIn = (resolved: string, file: string) => join(dirname(resolved), 'cjs', file);

/** React's own files for production, by the names that modules import. */
const files: Readonly<Record<string, string>> = {
  react: fileIn(fromHere.resolve('react'), 'react.production.js'),
  'react/jsx-runtime': fileIn(fromHere.resolve('react'), 'react-jsx-runtime.production.js'),
  'react-dom': fileIn(fromHere.resolve('react-dom'), 'react-dom.production.js'),
  'react-dom/client': fileIn(fromHere.resolve('react-dom'), 'react-dom-client.production.js'),
  scheduler: fileIn(fromReactDom.resolve('scheduler'), 'scheduler.production.js'),
};
const own = new Set(Object.values(files));

/** `import React from 'react'`, of packages that were written for the other kind of module. */
const wholeImport = /^(\s*import )(\w+)((?:,[^;'"]*)? from )["'](react|react-dom)["'];/gm;

/**
 * Gives React to the bundler as modules. React comes in the older kind: what imports that finds it through helpers of the bundler
 * and by the names of properties, in each file of the app, and nothing of it can be left out.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    resolveId: (id) => files[id] ?? null,
    transform(code, id) {
      if (own.has(id)) return { code: toModule(code), map: null };
      const changed = code.replace(wholeImport, asNamespace);
      return changed === code ? null : { code: changed, map: null };
    },
  };
}

const asNamespace = (_: string, start: string, name: string, others: string, from: string) =>
  `import * as ${name} from "${from}";` +
  (others.startsWith(',') ? `${start}${others.slice(1).trim()} "${from}";` : '');

function toModule(code: string): string {
  const imports: string[] = [];
  // Only the mock of the scheduler has these.
  const noMock = code.replace(/Scheduler\.(?:log|unstable_setDisableYieldValue)\b/g, 'undefined');
  const changed = noMock
    .replace(
      /^(?:var)?\s*(\w+) = require\("([\w-]+)"\)[,;]$/gm,
      (_, name: string, from: string) => {
        imports.push(`import * as ${name} from "${from}";`);
        return '';
      },
    )
    .replace(/^exports\.(\w+) = ([A-Za-z_]\w*);$/gm, (whole, name: string, value: string) =>
      ['void', 'null'].includes(value) ? whole : `export { ${value} as ${name} };`,
    )
    .replace(/^exports\.(\w+) = void 0;$/gm, 'export let $1;')
    .replace(/^exports\.(\w+) =/gm, 'export const $1 =')
    .replace(/\bexports\.(\w+)/g, '$1');
  return imports.join('\n') + changed;
}
