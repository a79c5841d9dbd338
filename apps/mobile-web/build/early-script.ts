import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { EarlyPage } from '../src/early/early-pages.ts';
import { checkClassFields } from './class-fields.ts';
import { minifySettings } from './minify.ts';
import type { Chunks } from './route-chunks.ts';

const root = join(import.meta.dirname, '..');
const hashedFolder = '/assets/';

/**
 * The script that the pages of signed-in screens hold. One for all of them, so that the policy needs one
 * hash. The names of files in it lack their folder: the service worker keeps the files that a page names.
 */
export async function buildEarlyScript(
  earlyPages: readonly EarlyPage[],
  chunks: Chunks,
): Promise<string> {
  const inPage = new Set([chunks.entryScript, ...chunks.ofShell().styles]);
  const withFiles = earlyPages.map((page) => {
    const { scripts, styles } = chunks.of(page.pattern);
    const files = [...scripts, ...styles].filter((file) => !inPage.has(file));
    return { ...page, files: files.map((file) => file.slice(hashedFolder.length)) };
  });
  return buildInlineScript('start.ts', { earlyPages: JSON.stringify(withFiles) });
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
