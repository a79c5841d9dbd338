/**
 * The Content-Security-Policies of the app, for the reference server and for the configuration
 * files of other hosts.
 */

/** Hashes of a page's inline scripts and styles, as the build writes them into csp.json. */
export interface PageHashes {
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
}

/** Joins directives into a header value. */
export const joinPolicy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

export const deniedSources = {
  'default-src': "'none'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
} as const;

/** The directive of pages that pages of the same origin may show in a frame. */
export const framedByOurselves = { 'frame-ancestors': "'self'" } as const;

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');

/** The API's origin, to append to a directive; '' if it is the page's own origin. */
const originPart = (apiOrigin: string | undefined) => (apiOrigin ? ` ${apiOrigin}` : '');

/**
 * The policy of a page. It allows files of its own origin, inline code by hash, and requests to its
 * own origin and the API's. No page may show it in a frame; with `isFramable`, only its own origin.
 */
export function appPolicy(
  { styleHashes, scriptHashes }: PageHashes,
  { isFramable = false, apiOrigin }: { isFramable?: boolean; apiOrigin?: string | undefined } = {},
): string {
  return joinPolicy({
    ...deniedSources,
    ...(isFramable && framedByOurselves),
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

/** The policy of the service worker, which forwards requests of the pages. */
export const workerPolicy = (apiOrigin?: string): string =>
  joinPolicy({ ...deniedSources, 'connect-src': `'self'${originPart(apiOrigin)}` });

/** The policy of responses that are not pages. */
export const dataPolicy = joinPolicy({
  'default-src': deniedSources['default-src'],
  'frame-ancestors': deniedSources['frame-ancestors'],
});
