import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { translatedLanguages, type Language } from '@kosha/domain';

/** Returns null on failure, or if no installed font has the language's letters. */
export type PrintPdf = (html: string, language: string) => Promise<Uint8Array | null>;

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const timeoutMs = 30_000;

export function findPdfPrinter(
  chromiumPath: string | undefined,
  onFailed: (error: unknown) => void,
): PrintPdf | null {
  const found = [...(chromiumPath ? [chromiumPath] : []), ...browsers].find(existsSync);
  if (found === undefined) return null;
  return oneAtATime(async (html, language) => {
    if (!(await hasLettersOf(language))) return null;
    return printWith(found, html).catch((error: unknown) => {
      onFailed(error);
      return null;
    });
  });
}

const run = promisify(execFile);

/**
 * Asks fontconfig, which Chromium also uses, for a font with the language's letters. The result is
 * not cached, because fonts may be installed later.
 */
async function hasLettersOf(language: string): Promise<boolean> {
  if (language === 'en') return true;
  const { stdout } = await run('fc-list', [`:lang=${language}`, 'family']).catch(() => ({
    stdout: '',
  }));
  return stdout.trim() !== '';
}

export async function findLanguagesWithoutFont(): Promise<Language[]> {
  const has = await Promise.all(translatedLanguages.map(hasLettersOf));
  return translatedLanguages.filter((_, index) => !has[index]);
}

/**
 * Chromium can open `html` safely, even without its sandbox, because the document has no scripts
 * and its values are escaped.
 */
async function printWith(chromium: string, html: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'kosha-document-'));
  try {
    const page = join(folder, 'page.html');
    const pdf = join(folder, 'page.pdf');
    await writeFile(page, html);
    await run(
      chromium,
      [
        '--headless',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-dev-shm-usage',
        // Chromium's sandbox does not work as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        `--user-data-dir=${join(folder, 'profile')}`,
        '--run-all-compositor-stages-before-draw',
        '--export-tagged-pdf',
        '--no-pdf-header-footer',
        `--print-to-pdf=${pdf}`,
        pathToFileURL(page).href,
      ],
      { timeout: timeoutMs, killSignal: 'SIGKILL' },
    );
    return await readFile(pdf);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Prints one document at a time, because each print starts a browser, which needs much memory. */
function oneAtATime(print: PrintPdf): PrintPdf {
  let last: Promise<unknown> = Promise.resolve();
  return (html, language) => {
    const printed = last.then(() => print(html, language));
    last = printed;
    return printed;
  };
}
