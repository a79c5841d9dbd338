import type { Language } from '@kosha/domain';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../src/shared/paths.ts';
import { manifestIcons } from './pictures.ts';

export const manifestFile = (language: Language): string =>
  language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;

/** The colour of the canvas in the light scheme; a manifest has only one. */
const canvas = '#f5f6f3';

/** Tells a phone how the installed app looks and where it starts (§1.2). */
export async function writeManifest(
  outputFolder: string,
  { appName, language, description }: { appName: string; language: Language; description: string },
): Promise<void> {
  const manifest = {
    id: '/',
    name: appName,
    short_name: appName,
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
