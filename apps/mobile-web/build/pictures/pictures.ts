import { readMark, type Mark } from './mark.ts';
import { box, disc, everywhere, paint, strokes, type Layer, type Point } from './paint.ts';
import { encodePng } from './png.ts';

/** The picture that a messenger shows beside a link. */
export const preview = { file: 'preview.png', width: 1200, height: 630 };

export const touchIcon = { file: 'apple-touch-icon.png', size: 180 };

/** The icons of the web app manifest. */
export const manifestIcons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable.png', size: 512, purpose: 'maskable' },
] as const;

/** Every picture of the app, drawn from its mark. */
export function drawPictures(): { file: string; content: Buffer }[] {
  const mark = readMark();
  return [
    ...manifestIcons.map(({ file, size, purpose }) => ({
      file,
      content: drawIcon(mark, size, { isRound: purpose === 'any' }),
    })),
    // iOS rounds the corners itself and shows transparent ones black.
    { file: touchIcon.file, content: drawIcon(mark, touchIcon.size, { isRound: false }) },
    { file: preview.file, content: drawPreview(mark) },
  ];
}

function drawIcon(mark: Mark, size: number, { isRound }: { isRound: boolean }): Buffer {
  const scale = size / mark.size;
  const centre = { x: size / 2, y: size / 2 };
  const ground = isRound ? box(centre, size, size, mark.cornerRadius * scale) : everywhere;
  return encodePng(
    paint(size, size, [{ shape: ground, colour: mark.ground }, drawMark(mark, centre, scale)]),
  );
}

const previewColours = { disc: '#17695a', line: '#e9a04f' };

/** Messengers also show only the square in the middle, so all of it is there. */
function drawPreview(mark: Mark): Buffer {
  const { width, height } = preview;
  const centre = { x: width / 2, y: height / 2 };
  return encodePng(
    paint(width, height, [
      { shape: everywhere, colour: mark.ground },
      { shape: disc(centre, 270), colour: previewColours.disc },
      drawMark(mark, { x: centre.x, y: centre.y - 20 }, 14),
      { shape: box({ x: centre.x, y: centre.y + 175 }, 224, 16, 8), colour: previewColours.line },
    ]),
  );
}

function drawMark(mark: Mark, centre: Point, scale: number): Layer {
  const middle = mark.size / 2;
  const place = ({ x, y }: Point) => ({
    x: centre.x + (x - middle) * scale,
    y: centre.y + (y - middle) * scale,
  });
  const lines = mark.lines.map((line) => line.map(place));
  return { shape: strokes(lines, mark.lineWidth * scale), colour: mark.colour };
}
