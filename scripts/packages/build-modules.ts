import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { collectStyles } from './collect-styles.ts';
import { entrySources, type Manifest } from './manifest.ts';
import { markClientModules } from './mark-client-modules.ts';

/** Matches sources of other workspace packages, which are bundled into the package. */
const workspaceSource = /^packages\/([\w-]+)\/src\//;

/** Writes one module per source. Imports of published dependencies stay. */
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

/** The published package that an import refers to. */
const packageOf = (id: string): string | undefined =>
  id.startsWith('@kosha/') ? undefined : /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?=\/|$)/.exec(id)?.[0];

/** Fails on imports of undeclared dependencies, which consumers would not have installed. */
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
