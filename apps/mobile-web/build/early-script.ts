import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { EarlyPage } from '../src/early/early-pages.ts';
import { checkClassFields } from './class-fields.ts';
import { minifySettings } from './minify.ts';
import type { Chunks } from './route-chunks.ts';

const root = join(import.meta.dirname, '..');
const hashedFolder = '/assets/';

/**
 * The scripts that the pages of signed-in screens hold, by the pattern of the screen; under `*` that of all others. The names of
 * files in it lack their folder: the service worker keeps the files that a page names.
 */
export async function buildEarlyScripts(
  earlyPages: readonly EarlyPage[],
  chunks: Chunks,
): Promise<ReadonlyMap<string, string>> {
  const scripts = new Map([['*', await buildEarlyScript([], chunks)]]);
  for (const pages of Object.values(Object.groupBy(earlyPages, ({ script }) => script))) {
    const script = await buildEarlyScript(pages, chunks);
    for (const { pattern } of pages) scripts.set(pattern, script);
  }
  return scripts;
}

async function buildEarlyScript(earlyPages: readonly EarlyPage[], chunks: Chunks): Promise<string> {
  const inPage = [...chunks.ofStart().scripts, ...chunks.ofShell().styles];
  const withFiles = earlyPages.map(({ pattern, reads, price, isPictured }) => {
    const { scripts, styles } = chunks.of(pattern);
    const known = new Set([...inPage, ...(isPictured ? styles : [])]);
    const namesOf = (files: readonly string[]) =>
      files.filter((file) => !known.has(file)).map((file) => file.slice(hashedFolder.length));
    const first = isPictured ? namesOf(chunks.scriptsOfScreen(pattern)) : [];
    const files = namesOf([...scripts, ...styles]).filter((file) => !first.includes(file));
    return { pattern, reads, price, first, files };
  });
  return buildInlineScript('start.ts', {
    earlyPages: JSON.stringify(withFiles),
    hasPictures: String(withFiles.some(({ first }) => first.length > 0)),
  });
}

/** The script that every page holds, for when the app's files do not come. */
export const buildWatchdog = (): Promise<string> => buildInlineScript('watchdog.ts', {});

async function buildInlineScript(file: string, define: Record<string, string>): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define,
    plugins: [checkClassFields()],
    build: {
      write: false,
      ...minifySettings,
      // As the app's own files.
      target: ['chrome100', 'safari16'],
      rolldownOptions: { input: join(root, 'src/early', file), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const { code } = output[0];
  if (code.includes('</script')) throw new Error('The inline script would end early');
  return code.trim();
}
