import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type SharpOptions } from 'sharp';

/** The picture that a messenger shows beside a link. */
export const preview = { file: 'preview.png', width: 1200, height: 630 };

export const touchIcon = { file: 'apple-touch-icon.png', size: 180 };

/** The icons of the web app manifest. */
export const manifestIcons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable.png', size: 512, purpose: 'maskable' },
] as const;

/** The product's mark: a ground with round corners, and lines on it. */
const icon = readFileSync(join(import.meta.dirname, '../public/icon.svg'), 'utf8');

const partOf = (pattern: RegExp): string => {
  const found = pattern.exec(icon)?.[1];
  if (found === undefined) throw new Error(`icon.svg has no ${pattern.source}`);
  return found;
};

const iconSize = Number(partOf(/viewBox="0 0 (\d+) \1"/));
const ground = partOf(/<rect[^>]* fill="([^"]+)"/);
const lines = partOf(/(<path[^>]*\/>)/);

/** Every picture of the app, drawn from its mark. */
export function drawPictures(): Promise<{ file: string; content: Buffer }[]> {
  // iOS rounds the corners itself and shows transparent ones black.
  const icons = [...manifestIcons, { ...touchIcon, purpose: 'maskable' }];
  return Promise.all([
    ...icons.map(async ({ file, size, purpose }) => ({
      file,
      content: await drawIcon(size, purpose === 'any' ? icon : icon.replace(/ rx="[^"]+"/, '')),
    })),
    drawPreview(),
  ]);
}

const encode = (svg: string, options: SharpOptions = {}): Promise<Buffer> =>
  sharp(Buffer.from(svg), options).png({ compressionLevel: 9, effort: 10 }).toBuffer();

/** `density` 72 draws one pixel for each unit of the icon. */
const drawIcon = (size: number, svg: string): Promise<Buffer> =>
  encode(svg, { density: (72 * size) / iconSize });

const previewColours = { disc: '#17695a', line: '#e9a04f' };

/** Messengers also show only the square in the middle, so all of it is there. */
async function drawPreview(): Promise<{ file: string; content: Buffer }> {
  const { file, width, height } = preview;
  const middle = -iconSize / 2;
  const content = await encode(`
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="${width}" height="${height}" fill="${ground}" />
      <g transform="translate(${width / 2} ${height / 2})">
        <circle r="270" fill="${previewColours.disc}" />
        <g transform="translate(0 -20) scale(14) translate(${middle} ${middle})">${lines}</g>
        <rect x="-112" y="167" width="224" height="16" rx="8" fill="${previewColours.line}" />
      </g>
    </svg>`);
  return { file, content };
}
