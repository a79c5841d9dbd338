import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig } from 'vite';
import type * as Prerender from '../src/entry-prerender.tsx';
import { brand } from '@kosha/brand/chosen';
import { allLanguages } from '@kosha/domain';
import { brandEnv, canvas, tokens } from './brand.ts';
import { leaveEnglishOut } from './catalogues.ts';
import { checkClassFields } from './class-fields.ts';
import { compileEarly } from './compile-early.ts';
import { compressFolder } from './compress.ts';
import { buildEarlyScripts, buildWatchdog } from './early-script.ts';
import { groupFiles } from './file-groups.ts';
import { importWithStyles } from './import-with-styles.ts';
import { drawPictures } from './pictures.ts';
import { dataProviderOf, noteFiles, readChunks } from './route-chunks.ts';
import { lateImports } from './late-imports.ts';
import { pureComponents } from './pure-components.ts';
import { reactModules } from './react-modules.ts';
import { retryImports } from './retry-imports.ts';
import { readScreens } from './screens.ts';
import {
  noteTexts,
  textsOf,
  readTranslations,
  withVersion,
  writeTextParts,
  type ChunkTexts,
} from './text-parts.ts';
import { isQuickBuild, readSettingsOrStop } from './settings.ts';
import { withoutRuntime } from './without-runtime.ts';
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
  },
});
const prerenderFile = pathToFileURL(join(prerenderFolder, 'entry-prerender.js')).href;
const {
  appName,
  earlyPages,
  manifestDescription,
  prerenderPages,
  prerenderShells,
  renderNotes,
  rowsToBuild,
  speak,
} = (await import(prerenderFile)) as typeof Prerender;
const screens = await readScreens(prerenderFolder, await rowsToBuild());

const pictured = earlyPages.flatMap(({ pattern, isPictured }) => (isPictured ? pattern : []));

const fileOf = new Map<string, string>();
const noted: { texts?: ChunkTexts } = {};
// Not in the configuration, which Storybook builds with too: it has other files.
/** What the build that only reads the graph has in common with the real one. */
const common = () => ({
  plugins: [reactModules(), importWithStyles(), pureComponents(), lateImports()],
  resolve: { alias: { '#texts': join(root, 'src/shared/i18n/text-parts.ts') } },
});
/** One module of each file, beside the app's first one, of which a start runs nearly all. */
const runAtStart = [
  dataProviderOf(screens),
  'src/picture/late/late.ts',
  'src/picture/draw.ts',
  ...screens.flatMap(({ pattern, sources }) =>
    pictured.includes(pattern) ? sources.slice(0, 1) : [],
  ),
];
const { plugins, ...rest } = common();
const groups = await groupFiles(root, screens, common(), pictured);
/** With login, as most people come there first: in another language they would load its English for nothing. */
const withoutEnglish = new Set([
  ...groups.inStart,
  join(root, 'src/features/login/login.messages.ts'),
]);
await build(
  mergeConfig(groups.files, {
    ...rest,
    root,
    logLevel: 'warn',
    plugins: [
      ...plugins,
      leaveEnglishOut(withoutEnglish),
      compileEarly(runAtStart.map((source) => join(root, source))),
      withoutRuntime(),
      noteFiles(root, fileOf),
      noteTexts(noted, { ...groups, withoutEnglish }),
      checkClassFields(),
    ],
    build: {
      outDir: outputFolder,
      emptyOutDir: true,
      // A page names dozens of files, and what tells their builds apart cannot be compressed.
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
  }),
);
const { texts } = noted;
if (texts === undefined) throw new Error('The build noted no texts');
await retryImports(outputFolder, (chunk) => textsOf(texts, chunk));
const translations = await readTranslations();
const pageTexts = withVersion(texts, translations);
await writeTextParts(outputFolder, pageTexts);

const chunks = await readChunks(outputFolder, screens, fileOf);
const scripts = {
  early: await buildEarlyScripts(earlyPages, chunks),
  watchdog: await buildWatchdog(),
};
const site = { appName, publicOrigin: process.env['PUBLIC_ORIGIN'] };
const built = await readFile(join(outputFolder, 'index.html'), 'utf8');
const paths: string[] = [];
for (const language of allLanguages) {
  speak(language, translations.get(language) ?? {});
  const pages = await prerenderPages();
  const shells = prerenderShells();
  const prerendered = { language, pages, shells, renderNotes };
  await writePages(outputFolder, prerendered, {
    built,
    chunks,
    scripts,
    site,
    pageTexts,
    pictured,
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
for (const { file, content } of await drawPictures({ mark: brand.mark, tokens }))
  await writeFile(join(outputFolder, file), content);
await writeWorker(outputFolder, paths, chunks, apiOrigin);
await writeHostFiles(hostFolder, outputFolder, {
  id: brand.id,
  patterns: screens.map(({ pattern }) => pattern),
  apiOrigin,
  isStrict: process.env['POLICY_PROFILE'] === 'strict',
});
await rm(join(outputFolder, '.vite'), { recursive: true });
if (!isQuickBuild) await compressFolder(outputFolder);
