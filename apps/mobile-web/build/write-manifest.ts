import type { Language } from '@kosha/domain';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../src/shared/paths.ts';
import { manifestIcons } from './icons.ts';

export const manifestFile = (language: Language): string =>
  language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;

interface App {
  appName: string;
  shortName: string;
  canvas: string;
  language: Language;
  description: string;
}

/** Writes the web app manifest: the appearance and the start URL of the installed app (§1.2). */
export async function writeManifest(
  outputFolder: string,
  { appName, shortName, canvas, language, description }: App,
): Promise<void> {
  const manifest = {
    id: '/',
    name: appName,
    short_name: shortName,
    description,
    lang: `${language}-IN`,
    dir: 'ltr',
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: canvas,
    theme_color: canvas,
    categories: ['finance'],
    icons: manifestIcons.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  await writeFile(join(outputFolder, manifestFile(language)), JSON.stringify(manifest));
}
