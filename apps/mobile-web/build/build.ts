import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig } from 'vite';
import type * as Prerender from '../src/entry-prerender.tsx';
import { compileEarly } from './compile-early.ts';
import { compressFolder } from './compress.ts';
import { buildEarlyScript, buildWatchdog } from './early-script.ts';
import { groupFiles } from './file-groups.ts';
import { importWithStyles } from './import-with-styles.ts';
import { drawPictures } from './pictures.ts';
import { dataProviderOf, noteFiles, readChunks } from './route-chunks.ts';
import { retryImports } from './retry-imports.ts';
import { readScreens } from './screens.ts';
import { writeManifest } from './write-manifest.ts';
import { writePages } from './write-pages.ts';
import { writeWorker } from './write-worker.ts';

const root = join(import.meta.dirname, '..');
const outputFolder = join(root, 'dist');
const prerenderFolder = join(root, 'node_modules/.cache/prerender');

process.env['NODE_ENV'] = 'production';

await build({
  root,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    outDir: prerenderFolder,
    emptyOutDir: true,
    ssr: 'src/entry-prerender.tsx',
    copyPublicDir: false,
    minify: false,
  },
});
const prerenderFile = pathToFileURL(join(prerenderFolder, 'entry-prerender.js')).href;
const { appName, earlyPages, prerenderPages, prerenderShells, renderNotes, rowsToBuild } =
  (await import(prerenderFile)) as typeof Prerender;
const screens = await readScreens(prerenderFolder, await rowsToBuild());

const fileOf = new Map<string, string>();
// Not in the configuration, which Storybook builds with too: it has other files.
await build(
  mergeConfig(await groupFiles(root, screens, [importWithStyles()]), {
    root,
    logLevel: 'warn',
    plugins: [
      importWithStyles(),
      compileEarly([join(root, dataProviderOf(screens))]),
      noteFiles(root, fileOf),
    ],
    build: { outDir: outputFolder, emptyOutDir: true },
  }),
);
await retryImports(outputFolder);

const pages = await prerenderPages();
const shells = prerenderShells();
const chunks = await readChunks(outputFolder, screens, fileOf);
const scripts = {
  early: await buildEarlyScript(earlyPages, chunks),
  watchdog: await buildWatchdog(),
};
const site = { appName, publicOrigin: process.env['PUBLIC_ORIGIN'] };
await writePages(outputFolder, { pages, shells, renderNotes }, { chunks, scripts, site });
await writeManifest(outputFolder, appName);
for (const { file, content } of await drawPictures())
  await writeFile(join(outputFolder, file), content);
const paths = [...shells, ...pages].flatMap(({ pathname }) => pathname ?? []);
await writeWorker(outputFolder, paths, chunks);
await rm(join(outputFolder, '.vite'), { recursive: true });
await compressFolder(outputFolder);
