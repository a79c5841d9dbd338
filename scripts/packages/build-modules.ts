import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { billOfMaterials } from './bill-of-materials.ts';
import { collectStyles } from './collect-styles.ts';
import { entrySources, type Manifest } from './manifest.ts';
import { markClientModules } from './mark-client-modules.ts';

/** The folders of installed modules, and of those that a package puts in their place. */
const foreign = /^.*\/(?:node_modules|build)\//;
/** The sources of the packages beside it. */
const beside = /^packages\/([\w-]+)\/src\//;

/**
 * Writes one module for each source. Dependencies stay imports; anything else that a source uses becomes part of the
 * package, in `vendor`, beside its licence and a bill of what is there.
 */
export async function buildModules(folder: string, manifest: Manifest): Promise<void> {
  const { dependencies, peerDependencies } = manifest;
  const imported = Object.keys({ ...dependencies, ...peerDependencies });
  await build({
    root: folder,
    logLevel: 'warn',
    plugins: [collectStyles(folder, manifest), markClientModules, billOfMaterials(manifest)],
    build: {
      target: 'es2023',
      minify: false,
      cssMinify: false,
      cssCodeSplit: false,
      license: { fileName: 'vendor/LICENSES.md' },
      lib: { entry: entrySources(manifest), formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        external: [/^node:/, ...imported.map((name) => new RegExp(`^${name}(/|$)`))],
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, 'src'),
          entryFileNames: ({ name }) =>
            `${name.replace(foreign, 'vendor/').replace(beside, 'vendor/kosha-$1/')}.js`,
        },
      },
    },
  });
  // Vite writes the licences even where there are none.
  const vendor = join(folder, 'dist/vendor');
  if (readdirSync(vendor).length === 1) rmSync(vendor, { recursive: true });
}
