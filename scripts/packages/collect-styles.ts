import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Manifest } from './manifest.ts';

const importOfPackage = /^@import '@[^']+'(?: layer\([\w-]+\))?;\n/gm;
/** Layer orders, which must precede the imports: the first occurrence of a layer decides. */
const orderOfLayers = /^@layer [^{;]+;\n/gm;

/**
 * Bundles the `./styles.css` entry and the styles of all modules into one file for consumers.
 * Imports of other packages stay, because their class names depend on the installed version.
 */
export function collectStyles(folder: string, { exports }: Manifest): Plugin {
  const styles = exports['./styles.css'];
  if (typeof styles !== 'string') return { name: 'no-styles' };
  const main = join(folder, String(exports['.']));
  const imports = new Set<string>();
  const orders = new Set<string>();
  return {
    name: 'collect-styles',
    enforce: 'pre',
    transform(code, id) {
      if (id === main) return `import ${JSON.stringify(join(folder, styles))};\n${code}`;
      if (!id.endsWith('.css')) return null;
      for (const line of code.match(importOfPackage) ?? []) imports.add(line);
      for (const line of code.match(orderOfLayers) ?? []) orders.add(line);
      return code.replace(importOfPackage, '').replace(orderOfLayers, '');
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const asset = bundle['styles.css'];
        if (asset?.type === 'asset')
          asset.source = [...orders, ...imports, String(asset.source)].join('');
      },
    },
  };
}
