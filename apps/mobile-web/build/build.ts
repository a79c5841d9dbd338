import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { brand } from '@kosha/brand/chosen';
import { allLanguages } from '@kosha/domain';
import {
  renderCaddyfile,
  renderHeadersFile,
  type HostedApp,
  renderNginxConf,
  renderRedirectsFile,
} from '@kosha/web-host';
import { build, type Rolldown } from 'vite';
import type * as Prerender from '../src/entry-prerender.tsx';
import { brandEnv, canvasColour, designTokens } from './brand.ts';
import { drawIcons } from './icons.ts';
import { buildInlineScript } from './inline-script.ts';
import { readRouteFiles } from './route-files.ts';
import { isQuickBuild, readSettingsOrStop } from './settings.ts';
import { messageFiles, readTranslations } from './translations.ts';
import { writeManifest } from './write-manifest.ts';
import { writePages } from './write-pages.ts';
import { writeWorker } from './write-worker.ts';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/**
 * Writes a Brotli file and, for hosts without Brotli, a `.gz` file next to each compressible file.
 */
async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))),
  );
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (zipped.length < content.length) await writeFile(`${file}.gz`, zipped);
}

async function writeHostFiles(
  folder: string,
  outputFolder: string,
  site: Omit<HostedApp, 'hashes'>,
): Promise<void> {
  const text = await readFile(join(outputFolder, 'csp.json'), 'utf8');
  const app = { ...site, hashes: JSON.parse(text) as HostedApp['hashes'] };
  await mkdir(folder, { recursive: true });
  const files = {
    'nginx.conf': renderNginxConf(app),
    Caddyfile: renderCaddyfile(app),
    _headers: renderHeadersFile(app),
    _redirects: renderRedirectsFile(app),
  };
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)),
  );
}

/** The build makes few large chunks, because each request takes about 150 ms on a phone. */
const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 1 },
  { name: 'common', minShareCount: 12 },
];

const root = join(import.meta.dirname, '..');
const { apiOrigin, publicOrigin, buildFolder } = readSettingsOrStop(process.env);
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
  renderFallbackNotices,
  loadRoutesToBuild,
  setLanguage: speak,
} = (await import(prerenderFile)) as typeof Prerender;
const rows = await loadRoutesToBuild();

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
const site = { appName, publicOrigin };
const built = await readFile(join(outputFolder, 'index.html'), 'utf8');
const paths: string[] = [];
for (const language of allLanguages) {
  speak(language, language === 'en' ? {} : readTranslations(language));
  const pages = await prerenderPages();
  const shells = prerenderShells();
  const prerendered = { language, pages, shells, renderFallbackNotices };
  await writePages(outputFolder, prerendered, {
    built,
    files,
    inlineScript,
    site,
    messages: await messageFiles(outputFolder, language),
  });
  const description = manifestDescription();
  const { shortName } = brand;
  await writeManifest(outputFolder, {
    appName,
    shortName,
    canvas: canvasColour,
    language,
    description,
  });
  if (language === 'en')
    paths.push(
      ...shells.flatMap(({ pattern }) => pattern ?? []),
      ...pages.map(({ pathname }) => pathname),
    );
}
for (const { file, content } of await drawIcons({ mark: brand.mark, tokens: designTokens }))
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
