/** The Content-Security-Policies of the app; the reference server and the files for other hosts share them. */

/** What the build inlined into a page, by the hashes that it wrote into csp.json. */
export interface PageHashes {
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
}

/** Directives in one line, as the header has them. */
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

/** For pages that a page of the same origin may show in a frame. */
export const framedByOurselves = { 'frame-ancestors': "'self'" } as const;

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');

/** A second origin beside the page's own, such as ' https://api.example'; '' for none. */
const beside = (apiOrigin: string | undefined) => (apiOrigin ? ` ${apiOrigin}` : '');

/**
 * The policy of the app: it may load its own files, and what its build inlined, known by hash. It sends to its own
 * origin and to that of the API where this is another one. No page may show it in a frame, except one of its own
 * origin where `isFramable`.
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

/** The policy of the app's service worker, which passes on the requests of the app's pages. */
export const workerPolicy = (apiOrigin?: string): string =>
  joinPolicy({ ...alwaysDenied, 'connect-src': `'self'${beside(apiOrigin)}` });

/** The policy of answers that are no pages. */
export const dataPolicy = joinPolicy({
  'default-src': alwaysDenied['default-src'],
  'frame-ancestors': alwaysDenied['frame-ancestors'],
});
