import type { Picture } from './png.ts';

export interface Point {
  x: number;
  y: number;
}

/** How far a point is outside of a shape, in pixels; negative inside. */
export type Shape = (point: Point) => number;

export interface Layer {
  shape: Shape;
  /** '#rrggbb' */
  colour: string;
}

export const everywhere: Shape = () => -1;

export const disc =
  (centre: Point, radius: number): Shape =>
  ({ x, y }) =>
    Math.hypot(x - centre.x, y - centre.y) - radius;

/** A box with round corners, by its centre and its size. */
export const box =
  (centre: Point, width: number, height: number, radius: number): Shape =>
  ({ x, y }) => {
    const beyondX = Math.abs(x - centre.x) - width / 2 + radius;
    const beyondY = Math.abs(y - centre.y) - height / 2 + radius;
    const outside = Math.hypot(Math.max(beyondX, 0), Math.max(beyondY, 0));
    return outside + Math.min(Math.max(beyondX, beyondY), 0) - radius;
  };

/** Lines with round ends and corners. */
export function strokes(lines: readonly (readonly Point[])[], width: number): Shape {
  const segments = lines.flatMap((line) =>
    line.slice(1).map((to, at) => ({ from: line[at] ?? to, to })),
  );
  const frame = frameOf(lines.flat(), width);
  return (point) => {
    // Most of a picture lies outside, and its distance does not matter there.
    const toFrame = frame(point);
    if (toFrame > 1) return toFrame;
    const distances = segments.map(({ from, to }) => distanceToSegment(point, from, to));
    return Math.min(...distances) - width / 2;
  };
}

function frameOf(points: readonly Point[], margin: number): Shape {
  const across = points.map(({ x }) => x);
  const down = points.map(({ y }) => y);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  const centre = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return box(centre, right - left + margin, bottom - top + margin, 0);
}

function distanceToSegment(point: Point, from: Point, to: Point): number {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = along.x ** 2 + along.y ** 2;
  const share = ((point.x - from.x) * along.x + (point.y - from.y) * along.y) / (length || 1);
  const part = Math.min(1, Math.max(0, share));
  return Math.hypot(point.x - from.x - part * along.x, point.y - from.y - part * along.y);
}

/** Paints the layers over each other, the first one at the bottom, with smooth edges. */
export function paint(width: number, height: number, layers: readonly Layer[]): Picture {
  const pixels = new Uint8Array(width * height * 4);
  const parsed = layers.map(({ shape, colour }) => ({ shape, rgb: parseColour(colour) }));
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 4;
      const point = { x: column + 0.5, y: row + 0.5 };
      for (const { shape, rgb } of parsed) {
        const cover = Math.min(1, Math.max(0, 0.5 - shape(point)));
        if (cover > 0) blend(pixels, at, rgb, cover);
      }
    }
  }
  return { width, height, pixels };
}

function blend(pixels: Uint8Array, at: number, rgb: readonly number[], cover: number): void {
  const below = (pixels[at + 3] ?? 0) / 255;
  const opacity = cover + below * (1 - cover);
  rgb.forEach((value, channel) => {
    const under = pixels[at + channel] ?? 0;
    const mixed = (value * cover + under * below * (1 - cover)) / opacity;
    pixels[at + channel] = Math.round(mixed);
  });
  pixels[at + 3] = Math.round(opacity * 255);
}

const parseColour = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
