import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { allLanguages } from '@kosha/domain';
import sharp from 'sharp';
import { inEachLanguage } from '../.storybook/in-each-language.ts';
import { acceptedFolder } from './looking-stories.ts';

const screensShown = 10;
const width = 180;
const height = 320;
const gap = 8;

const folder = join(import.meta.dirname, '../../../docs/images/languages');

/**
 * Writes a sheet for each of ten screens into the documents: its accepted pictures in all languages, from left to right.
 * Throws where one of them is missing.
 */
export async function drawLanguageSheets(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const story of inEachLanguage.slice(0, screensShown)) {
    const files = allLanguages.map((language) =>
      join(acceptedFolder, language === 'en' ? `${story}.webp` : `${story}.${language}.webp`),
    );
    const missing = files.find((file) => !existsSync(file));
    if (missing) throw new Error(`There is no ${missing}: pnpm test:pictures --accept takes it.`);
    const pictures = await Promise.all(
      files.map((file) => sharp(file).resize(width, height).toBuffer()),
    );
    await sharp({
      create: {
        width: files.length * (width + gap) - gap,
        height,
        channels: 3,
        background: '#dde2dc',
      },
    })
      .composite(pictures.map((input, at) => ({ input, left: at * (width + gap), top: 0 })))
      .webp({ quality: 70 })
      .toFile(join(folder, `${story}.webp`));
  }
}
