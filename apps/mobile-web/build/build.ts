import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Prerender from '../src/entry-prerender.tsx';
import { brand } from '@kosha/brand/chosen';
import { allLanguages } from '@kosha/domain';
import { brandEnv, canvas, tokens } from './brand.ts';
import { chunkGroups } from './chunk-groups.ts';
import { compressFolder } from './compress.ts';
import { buildInlineScript } from './inline-script.ts';
import { drawIcons } from './icons.ts';
import { messageFiles, readTranslations } from './translations.ts';
import { readRouteFiles } from './route-files.ts';
import { isQuickBuild, readSettingsOrStop } from './settings.ts';
import { writeHostFiles } from './write-host-files.ts';
import { writeManifest } from './write-manifest.ts';
import { writePages } from './write-pages.ts';
import { writeWorker } from './write-worker.ts';

const root = join(import.meta.dirname, '..');
const { apiOrigin, buildFolder } = readSettingsOrStop(process.env);
const outputFolder = join(buildFolder ?? root, 'dist');
const hostFolder = join(buildFolder ?? root, 'hosting');
const prerenderFolder = join(root, 'node_modules/.cache', `prerender-${brand.id}`);

process.env['NODE_ENV'] = 'production';
Object.assign(process.env, brandEnv, { VITE_API_ORIGIN: apiOrigin ?? '' });

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
    manifest: true,
  },
});
const prerenderFile = pathToFileURL(join(prerenderFolder, 'entry-prerender.js')).href;
const {
  appName,
  manifestDescription,
  prerenderPages,
  prerenderShells,
  renderNotes,
  rowsToBuild,
  setLanguage: speak,
} = (await import(prerenderFile)) as typeof Prerender;
const rows = await rowsToBuild();

await build({
  root,
  logLevel: 'warn',
  build: {
    outDir: outputFolder,
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
const files = await readRouteFiles({ outputFolder, prerenderFolder }, rows);
const inlineScript = await buildInlineScript();
const site = { appName, publicOrigin: process.env['PUBLIC_ORIGIN'] };
const built = await readFile(join(outputFolder, 'index.html'), 'utf8');
const paths: string[] = [];
for (const language of allLanguages) {
  speak(language, language === 'en' ? {} : readTranslations(language));
  const pages = await prerenderPages();
  const shells = prerenderShells();
  const prerendered = { language, pages, shells, renderNotes };
  await writePages(outputFolder, prerendered, {
    built,
    files,
    inlineScript,
    site,
    messages: await messageFiles(outputFolder, language),
  });
  const description = manifestDescription();
  const { shortName } = brand;
  await writeManifest(outputFolder, { appName, shortName, canvas, language, description });
  if (language === 'en')
    paths.push(
      ...shells.flatMap(({ pattern }) => pattern ?? []),
      ...pages.map(({ pathname }) => pathname),
    );
}
for (const { file, content } of await drawIcons({ mark: brand.mark, tokens }))
  await writeFile(join(outputFolder, file), content);
await writeWorker(outputFolder, paths, files, apiOrigin);
await writeHostFiles(hostFolder, outputFolder, {
  id: brand.id,
  patterns: rows.map(({ pattern }) => pattern),
  apiOrigin,
  isStrict: process.env['POLICY_PROFILE'] === 'strict',
});
await rm(join(outputFolder, '.vite'), { recursive: true });
if (!isQuickBuild) await compressFolder(outputFolder);
