import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { otherLanguages, type Language } from '@kosha/domain';

/**
 * Prints a page of HTML. Null when that failed, or where this machine has no font for the language: it would print empty
 * boxes.
 */
export type PrintPdf = (html: string, language: string) => Promise<Uint8Array | null>;

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const patienceMs = 30_000;

/** The Chromium of this machine as a printer, or null where there is none. `onFailed` hears why it printed nothing. */
export function findPrinter(
  chromiumPath: string | undefined,
  onFailed: (error: unknown) => void,
): PrintPdf | null {
  const found = [...(chromiumPath ? [chromiumPath] : []), ...browsers].find(existsSync);
  if (found === undefined) return null;
  return inTurn(async (html, language) => {
    if (!(await hasLettersOf(language))) return null;
    return printWith(found, html).catch((error: unknown) => {
      onFailed(error);
      return null;
    });
  });
}

const run = promisify(execFile);

/**
 * Whether a font here has the letters of a language, as fontconfig tells it, which Chromium asks as well. Where nothing can
 * tell, only English is sure. It is asked for each page, so that a font that is installed later counts at once.
 */
async function hasLettersOf(language: string): Promise<boolean> {
  if (language === 'en') return true;
  const { stdout } = await run('fc-list', [`:lang=${language}`, 'family']).catch(() => ({
    stdout: '',
  }));
  return stdout.trim() !== '';
}

/** The languages in which nothing is printed here. */
export async function languagesWithoutLetters(): Promise<Language[]> {
  const has = await Promise.all(otherLanguages.map(hasLettersOf));
  return otherLanguages.filter((_, index) => !has[index]);
}

/**
 * A tagged PDF, printed once the page and its fonts are loaded. The page is one of ours: without scripts, and
 * its values escaped.
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
        // Root has no sandbox of its own.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        `--user-data-dir=${join(folder, 'profile')}`,
        '--run-all-compositor-stages-before-draw',
        '--export-tagged-pdf',
        '--no-pdf-header-footer',
        `--print-to-pdf=${pdf}`,
        pathToFileURL(page).href,
      ],
      { timeout: patienceMs, killSignal: 'SIGKILL' },
    );
    return await readFile(pdf);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A browser takes much memory, so one page is printed at a time. */
function inTurn(print: PrintPdf): PrintPdf {
  let last: Promise<unknown> = Promise.resolve();
  return (html, language) => {
    const printed = last.then(() => print(html, language));
    last = printed;
    return printed;
  };
}
