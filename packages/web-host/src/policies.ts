/** Hashes of a page's inline styles and scripts, from csp.json. */
export interface PageHashes {
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
}

export const formatCsp = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

export const deniedSources = {
  'default-src': "'none'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
} as const;

/** Allows only pages of the same origin to show a page in a frame. */
export const sameOriginFrameAncestors = { 'frame-ancestors': "'self'" } as const;

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');

const originPart = (apiOrigin: string | undefined) => (apiOrigin ? ` ${apiOrigin}` : '');

/**
 * The Content-Security-Policy of a page. Allows files of the same origin, inline code with a listed
 * hash, and requests to the same origin and the API. With `isFramable`, pages of the same origin
 * may show the page in a frame.
 */
export function pageCsp(
  { styleHashes, scriptHashes }: PageHashes,
  { isFramable = false, apiOrigin }: { isFramable?: boolean; apiOrigin?: string | undefined } = {},
): string {
  return formatCsp({
    ...deniedSources,
    ...(isFramable && sameOriginFrameAncestors),
    'script-src': `'self'${quoted(scriptHashes)}`,
    'style-src': `'self'${quoted(styleHashes)}`,
    'img-src': `'self'${originPart(apiOrigin)} data: blob:`,
    'font-src': "'self'",
    'connect-src': `'self'${originPart(apiOrigin)}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'kosha',
  });
}

/** The Content-Security-Policy of the service worker, which forwards the requests of pages. */
export const serviceWorkerCsp = (apiOrigin?: string): string =>
  formatCsp({ ...deniedSources, 'connect-src': `'self'${originPart(apiOrigin)}` });

/** The Content-Security-Policy of responses that are not pages. */
export const nonPageCsp = formatCsp({
  'default-src': deniedSources['default-src'],
  'frame-ancestors': deniedSources['frame-ancestors'],
});
