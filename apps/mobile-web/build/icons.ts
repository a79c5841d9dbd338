import { logoParts } from '@kosha/brand';
import { tokenColour, shiftColour } from '@kosha/ui/palette';
import sharp, { type SharpOptions } from 'sharp';

export const previewImage = { file: 'preview.png', width: 1200, height: 630 };

export const touchIcon = { file: 'apple-touch-icon.png', size: 180 };

export const manifestIcons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable.png', size: 512, purpose: 'maskable' },
] as const;

export interface IconDesign {
  mark: string;
  tokens: string;
}

export function drawIcons({
  mark,
  tokens,
}: IconDesign): Promise<{ file: string; content: Buffer }[]> {
  // iOS rounds the corners itself and paints transparent corners black. The touch icon is therefore
  // drawn like a maskable icon, which has square corners.
  const icons = [...manifestIcons, { ...touchIcon, purpose: 'maskable' }];
  return Promise.all([
    ...icons.map(async ({ file, size, purpose }) => ({
      file,
      content: await drawIcon(size, purpose === 'any' ? mark : wholeMask(mark)),
    })),
    drawPreview(mark, tokenColour(tokens, 'accent', 'dark')),
  ]);
}

const wholeMask = (mark: string) => mark.replace(/ rx="[^"]+"/, '');

/** Whether the mark lies inside the safe zone of maskable icons: a circle of 80 % of the width. */
export async function isWithinMask(mark: string): Promise<boolean> {
  const size = 256;
  const drawn = await drawIcon(size, wholeMask(mark));
  const bytes = await sharp(drawn).removeAlpha().raw().toBuffer();
  const isGround = (at: number) => [0, 1, 2].every((part) => bytes[3 * at + part] === bytes[part]);
  return Array.from({ length: size * size }, (_, at) => at)
    .filter((at) => !isGround(at))
    .every((at) => {
      const [x, y] = [(at % size) + 0.5 - size / 2, Math.floor(at / size) + 0.5 - size / 2];
      return Math.hypot(x, y) <= size * 0.4;
    });
}

const encode = (svg: string, options: SharpOptions = {}): Promise<Buffer> =>
  sharp(Buffer.from(svg), options).png({ compressionLevel: 9, effort: 10 }).toBuffer();

/**
 * At `density` 72, Sharp draws one unit of the SVG as one pixel. A higher density enlarges the icon
 * to `size`.
 */
const drawIcon = (size: number, svg: string): Promise<Buffer> =>
  encode(svg, { density: (72 * size) / logoParts(svg).size });

/**
 * In the preview image, the drawing is on a disc. The colour of this disc differs from the
 * background as `shade` differs from `base`.
 */
const discColours = { shade: '#17695a', base: '#0f5c4c' };

/** Some messengers crop the image to its middle square, so the drawing stays inside that square. */
async function drawPreview(mark: string, line: string): Promise<{ file: string; content: Buffer }> {
  const { file, width, height } = previewImage;
  const { size, ground, drawing } = logoParts(mark);
  const middle = -size / 2;
  const content = await encode(`
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="${width}" height="${height}" fill="${ground}" />
      <g transform="translate(${width / 2} ${height / 2})">
        <circle r="270" fill="${shiftColour(ground, discColours)}" />
        <g transform="translate(0 -20) scale(${448 / size}) translate(${middle} ${middle})">${drawing}</g>
        <rect x="-112" y="167" width="224" height="16" rx="8" fill="${line}" />
      </g>
    </svg>`);
  return { file, content };
}
