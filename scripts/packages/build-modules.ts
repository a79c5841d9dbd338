import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { entrySources, type Manifest } from './manifest.ts';

const ofReact = /^react(-dom)?(\/|$)/;

/** Frameworks with server components require `'use client'` in modules that use React. */
const markClientModules: Plugin = {
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

const importOfPackage = /^@import '@[^']+'(?: layer\([\w-]+\))?;\n/gm;
/**
 * Matches lines with the order of CSS layers. The build moves them above the imports, because the
 * first occurrence of a layer decides its position.
 */
const orderOfLayers = /^@layer [^{;]+;\n/gm;

/**
 * Writes one stylesheet. Other packages' stylesheets stay imports, because their class names must
 * match the version that the user of our package installs.
 */
function collectStyles(folder: string, { exports }: Manifest): Plugin {
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

/** Matches sources of other workspace packages, which the build bundles. */
const workspaceSource = /^packages\/([\w-]+)\/src\//;

export async function buildModules(folder: string, manifest: Manifest): Promise<void> {
  await build({
    root: folder,
    logLevel: 'warn',
    plugins: [collectStyles(folder, manifest), markClientModules, checkImports(manifest)],
    build: {
      target: 'es2023',
      minify: false,
      cssMinify: false,
      cssCodeSplit: false,
      lib: { entry: entrySources(manifest), formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        external: (id) =>
          id.startsWith('node:') || (packageOf(id) !== undefined && !id.endsWith('.css')),
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, 'src'),
          entryFileNames: ({ name }) => `${name.replace(workspaceSource, 'kosha-$1/')}.js`,
        },
      },
    },
  });
}

const packageOf = (id: string): string | undefined =>
  id.startsWith('@kosha/') ? undefined : /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?=\/|$)/.exec(id)?.[0];

/** Users of the package would not install undeclared dependencies. */
function checkImports({ name, dependencies, peerDependencies }: Manifest): Plugin {
  const installed = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
  return {
    name: 'check-imports',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const id of [...file.imports, ...file.dynamicImports]) {
          const imported = id in bundle ? undefined : packageOf(id);
          if (imported === undefined || installed.has(imported)) continue;
          this.error(`${file.fileName} imports ${imported}, which is no dependency of ${name}`);
        }
      }
    },
  };
}
