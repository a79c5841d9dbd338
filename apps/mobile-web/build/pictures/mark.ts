import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Point } from './paint.ts';

/** The product's mark as `public/icon.svg` draws it: lines on a ground of 32 by 32. */
export interface Mark {
  ground: string;
  colour: string;
  size: number;
  cornerRadius: number;
  lineWidth: number;
  lines: Point[][];
}

export function readMark(): Mark {
  const svg = readFileSync(join(import.meta.dirname, '../../public/icon.svg'), 'utf8');
  const read = (pattern: RegExp) => {
    const found = pattern.exec(svg)?.[1];
    if (found === undefined) throw new Error(`icon.svg has no ${pattern.source}`);
    return found;
  };
  return {
    ground: read(/<rect[^>]* fill="(#[0-9a-f]{6})"/),
    colour: longColour(read(/<path[^>]* stroke="(#[0-9a-f]{3,6})"/)),
    size: Number(read(/viewBox="0 0 (\d+) /)),
    cornerRadius: Number(read(/<rect[^>]* rx="([\d.]+)"/)),
    lineWidth: Number(read(/stroke-width="([\d.]+)"/)),
    lines: readPath(read(/<path[^>]* d="([^"]+)"/)),
  };
}

const longColour = (colour: string): string =>
  colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;

const arcSteps = 8;

/** The commands that the mark needs; arcs are quarters of a circle, clockwise. */
export function readPath(path: string): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  let here: Point = { x: 0, y: 0 };
  const goTo = (point: Point) => {
    here = point;
    line.push(point);
  };
  const commands: Record<string, (numbers: number[]) => void> = {
    M([x = 0, y = 0]) {
      line = [];
      lines.push(line);
      goTo({ x, y });
    },
    H: ([x = 0]) => goTo({ x, y: here.y }),
    h: ([dx = 0]) => goTo({ x: here.x + dx, y: here.y }),
    v: ([dy = 0]) => goTo({ x: here.x, y: here.y + dy }),
    l: ([dx = 0, dy = 0]) => goTo({ x: here.x + dx, y: here.y + dy }),
    a: ([, , , , , dx = 0, dy = 0]) => quarterArc(here, dx, dy).forEach(goTo),
    z: () => line[0] && goTo(line[0]),
  };
  for (const [, name = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = commands[name];
    if (!command) throw new Error(`icon.svg uses the path command ${name}`);
    command([...rest.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number)));
  }
  return lines;
}

function quarterArc(from: Point, dx: number, dy: number): Point[] {
  const centre = { x: from.x + (dx - dy) / 2, y: from.y + (dy + dx) / 2 };
  const radius = Math.hypot(from.x - centre.x, from.y - centre.y);
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  return Array.from({ length: arcSteps }, (_, step) => {
    const angle = start + (Math.PI / 2) * ((step + 1) / arcSteps);
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}
