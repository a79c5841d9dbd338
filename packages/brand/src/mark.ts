/** Login loads the logo, so a heavy one slows down every first visit. */
const mostBytes = 4096;

const forbidden: readonly (readonly [pattern: RegExp, says: string])[] = [
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

/** The parts of a logo: a full-bleed background and the drawing on it. */
export interface MarkParts {
  /** The side of the square, in SVG user units. */
  size: number;
  /** The background colour, `#rrggbb`. */
  ground: string;
  drawing: string;
}

/**
 * Active or external content of an SVG, which the app must not serve: it would run or fetch
 * unreviewed code.
 */
export const unsafeParts = (name: string, svg: string): string[] =>
  forbidden.flatMap(([pattern, says]) => (pattern.test(svg) ? [`${name} ${says}.`] : []));

/** The problems of a logo, one sentence each. */
export function markProblems(name: string, svg: string): string[] {
  const bytes = Buffer.byteLength(svg);
  const unsafe = unsafeParts(name, svg);
  if (unsafe.length > 0) return unsafe;
  if (bytes > mostBytes)
    return [`${name} has ${bytes} bytes; at most ${mostBytes} may be, because login loads it.`];
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

/** Splits a logo into its parts; requires one without problems. */
export function markParts(svg: string): MarkParts {
  const start = opening.exec(svg);
  const inside = svg.slice(start?.[0].length);
  const [, rect = '', ground = ''] = groundOf.exec(inside) ?? [];
  const drawing = inside.slice(inside.indexOf(rect) + rect.length).replace(/<\/svg>\s*$/, '');
  return { size: Number(start?.[1]), ground, drawing };
}
