import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stderrOnlyStdio, isDebianRoot, updatePackageList } from './debian.ts';

const folder = '/usr/local/share/fonts/noto-indic';
const wanted = '**/NotoSans{Devanagari,Bengali,Telugu,Tamil,Gujarati}-{Regular,Bold}.ttf';

/** Checks only for a Tamil font, because one Debian package has the fonts of all languages. */
const hasFonts = (): boolean =>
  spawnSync('fc-list', [':lang=ta'], { encoding: 'utf8' }).stdout?.includes('Noto Sans Tamil') ??
  false;

/**
 * Installs only the Indian fonts of Debian's font package. Its Latin fonts would change English
 * screenshots.
 */
export function installIndicFonts(): void {
  if (hasFonts() || !isDebianRoot()) return;
  console.log('No Noto fonts for Indian scripts found; installing them.');
  install();
}

export function ensureIndicFonts(): void {
  installIndicFonts();
  if (!hasFonts())
    throw new Error(
      'Pictures in Indian languages need the fonts Noto Sans Devanagari, Bengali, Telugu, Tamil and Gujarati.',
    );
}

function install(): void {
  const temporary = mkdtempSync(join(tmpdir(), 'kosha-fonts-'));
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: temporary, stdio: stderrOnlyStdio });
  updatePackageList();
  run('apt-get', 'download', '-qq', 'fonts-noto-core');
  for (const name of globSync('*.deb', { cwd: temporary })) run('dpkg', '-x', name, 'files');
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  for (const font of globSync(wanted, { cwd: temporary }))
    cpSync(join(temporary, font), join(folder, basename(font)));
  run('fc-cache', '-f', folder);
  rmSync(temporary, { recursive: true, force: true });
}
