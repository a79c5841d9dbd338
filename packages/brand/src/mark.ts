const maxBytes = 4096;

const forbidden: readonly (readonly [pattern: RegExp, problem: string])[] = [
  [/<script/i, 'has a script'],
  [/\son\w+\s*=/i, 'has an attribute that runs a script, such as onload'],
  [/javascript:/i, 'has a link that runs a script'],
  [/<foreignObject/i, 'holds a part of a web page (foreignObject)'],
  [/<!ENTITY|<!DOCTYPE/i, 'has a DOCTYPE or an ENTITY'],
  [
    /<image|@import|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)/i,
    'loads something else; all of it must be in the file',
  ],
];

const opening = /^\s*(?:<\?xml[^>]*>\s*)?<svg\b[^>]*\sviewBox="0 0 (\d+) \1"[^>]*>/;
const groundOf = /^\s*(<rect\b[^>]*\sfill="(#[0-9a-f]{6})"[^>]*\/>)/i;

export interface LogoParts {
  size: number;
  /** The background colour, `#rrggbb`. */
  ground: string;
  drawing: string;
}

/** Scripts and external content in an SVG could attack the app's visitors. */
export const svgSafetyProblems = (name: string, svg: string): string[] =>
  forbidden.flatMap(([pattern, problem]) => (pattern.test(svg) ? [`${name} ${problem}.`] : []));

export function logoProblems(name: string, svg: string): string[] {
  const bytes = Buffer.byteLength(svg);
  const unsafe = svgSafetyProblems(name, svg);
  if (unsafe.length > 0) return unsafe;
  if (bytes > maxBytes)
    return [`${name} has ${bytes} bytes; at most ${maxBytes} may be, because login loads it.`];
  const start = opening.exec(svg);
  if (!start) return [`${name} must be an SVG with a square viewBox, such as viewBox="0 0 32 32".`];
  const inside = svg.slice(start[0].length);
  if (!groundOf.test(inside))
    return [
      `${name} must begin with a <rect … fill="#rrggbb" /> over the whole square: the ground of icons and of the preview.`,
    ];
  return /<\/svg>\s*$/.test(svg) && inside.replace(groundOf, '').replace('</svg>', '').trim() !== ''
    ? []
    : [`${name} has nothing drawn on its ground.`];
}

/** Call this function only if `logoProblems` finds no problem. */
export function logoParts(svg: string): LogoParts {
  const start = opening.exec(svg);
  const inside = svg.slice(start?.[0].length);
  const [, rect = '', ground = ''] = groundOf.exec(inside) ?? [];
  const drawing = inside.slice(inside.indexOf(rect) + rect.length).replace(/<\/svg>\s*$/, '');
  return { size: Number(start?.[1]), ground, drawing };
}
