import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Manifest } from './manifest.ts';

const importOfPackage = /^@import '@[^']+';\n/gm;

/**
 * Joins the entry `./styles.css`, first, with the styles of all modules: others import one file. What
 * that entry imports from another package stays an import, because class names belong to a version.
 */
export function collectStyles(folder: string, { exports }: Manifest): Plugin {
  const styles = exports['./styles.css'];
  if (typeof styles !== 'string') return { name: 'no-styles' };
  const main = join(folder, String(exports['.']));
  const imports: string[] = [];
  return {
    name: 'collect-styles',
    enforce: 'pre',
    transform(code, id) {
      if (id === main) return `import ${JSON.stringify(join(folder, styles))};\n${code}`;
      if (!id.endsWith('.css')) return null;
      imports.push(...(code.match(importOfPackage) ?? []));
      return code.replace(importOfPackage, '');
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const asset = bundle['styles.css'];
        if (asset?.type === 'asset') asset.source = `${imports.join('')}${String(asset.source)}`;
      },
    },
  };
}
