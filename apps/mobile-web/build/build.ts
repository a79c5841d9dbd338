import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { PrerenderedPage } from '../src/entry-prerender.tsx';
import { compressFolder } from './compress.ts';
import { drawPictures } from './pictures/pictures.ts';
import { retryImports } from './retry-imports.ts';
import { writeManifest } from './write-manifest.ts';
import { writePages } from './write-pages.ts';
import { writeWorker } from './write-worker.ts';

const root = join(import.meta.dirname, '..');
const outputFolder = join(root, 'dist');
const prerenderFolder = join(root, 'node_modules/.cache/prerender');

process.env['NODE_ENV'] = 'production';

await build({ root, logLevel: 'warn', build: { outDir: outputFolder, emptyOutDir: true } });
await retryImports(outputFolder);
await build({
  root,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    outDir: prerenderFolder,
    emptyOutDir: true,
    ssr: 'src/entry-prerender.tsx',
    manifest: false,
    copyPublicDir: false,
  },
});

const entry = pathToFileURL(join(prerenderFolder, 'entry-prerender.js')).href;
const { appName, prerenderPages } = (await import(entry)) as {
  appName: string;
  prerenderPages: () => Promise<PrerenderedPage[]>;
};

const pages = await prerenderPages();
const publicOrigin = process.env['PUBLIC_ORIGIN'];
await writePages(outputFolder, pages, { appName, publicOrigin });
await writeManifest(outputFolder, appName);
for (const { file, content } of drawPictures()) await writeFile(join(outputFolder, file), content);
await writeWorker(outputFolder, ['/', ...pages.map(({ pathname }) => pathname)]);
await rm(join(outputFolder, '.vite'), { recursive: true });
await compressFolder(outputFolder);
