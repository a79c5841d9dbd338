import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { serviceWorkerUrl } from '../src/shared/offline/protocol.ts';
import { paths } from '../src/shared/paths.ts';
import type { RouteFiles } from './route-files.ts';
import { languageOf } from './translations.ts';

const root = join(import.meta.dirname, '..');

/** The worker contains the list of all hashed files, so each new build also has a new worker. */
export async function writeWorker(
  outputFolder: string,
  pages: readonly string[],
  files: RouteFiles,
  apiOrigin = '',
): Promise<void> {
  const all = (await readdir(join(outputFolder, 'assets'))).toSorted();
  // A phone caches only the messages of its language.
  const texts = all.filter((name) => name.endsWith('.json')).map((name) => `/assets/${name}`);
  const chunks = all.filter((name) => !name.endsWith('.json'));
  const { scripts, styles } = files.of(paths.personal());
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      builtApiOrigin: JSON.stringify(apiOrigin),
      builtFiles: JSON.stringify(chunks.map((name) => `/assets/${name}`)),
      builtTexts: JSON.stringify(Object.groupBy(texts, languageOf)),
      builtPages: JSON.stringify(pages),
      firstPages: JSON.stringify([paths.home(), paths.login()]),
      signOutFiles: JSON.stringify([...scripts, ...styles]),
    },
    build: {
      outDir: outputFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: ['chrome100', 'safari15.4'],
      rolldownOptions: {
        input: join(root, 'src/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: serviceWorkerUrl.slice(1) },
      },
    },
  });
}
