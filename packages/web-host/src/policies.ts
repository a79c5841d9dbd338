/**
 * The app's Content-Security-Policies, shared by the reference server and the files for other
 * hosts.
 */

/** Hashes of a page's inline scripts and styles, as the build writes them into csp.json. */
export interface PageHashes {
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
}

/** Directives joined into a header value. */
export const joinPolicy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

export const alwaysDenied = {
  'default-src': "'none'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
} as const;

/** For pages that may be framed by pages of the same origin. */
export const framedByOurselves = { 'frame-ancestors': "'self'" } as const;

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');

/** The API's origin for a directive, such as ' https://api.example'; '' if it is the page's own. */
const beside = (apiOrigin: string | undefined) => (apiOrigin ? ` ${apiOrigin}` : '');

/**
 * The app's policy: own files, inline code by hash, and connections to its own origin and the
 * API's. Framing is forbidden, or limited to its own origin with `isFramable`.
 */
export function appPolicy(
  { styleHashes, scriptHashes }: PageHashes,
  { isFramable = false, apiOrigin }: { isFramable?: boolean; apiOrigin?: string | undefined } = {},
): string {
  return joinPolicy({
    ...alwaysDenied,
    ...(isFramable && framedByOurselves),
    'script-src': `'self'${quoted(scriptHashes)}`,
    'style-src': `'self'${quoted(styleHashes)}`,
    'img-src': `'self'${beside(apiOrigin)} data: blob:`,
    'font-src': "'self'",
    'connect-src': `'self'${beside(apiOrigin)}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'kosha',
  });
}

/** The policy of the service worker, which forwards the pages' requests. */
export const workerPolicy = (apiOrigin?: string): string =>
  joinPolicy({ ...alwaysDenied, 'connect-src': `'self'${beside(apiOrigin)}` });

/** The policy of responses that are not pages. */
export const dataPolicy = joinPolicy({
  'default-src': alwaysDenied['default-src'],
  'frame-ancestors': alwaysDenied['frame-ancestors'],
});
