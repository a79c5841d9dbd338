/** The headers that protect what this server sends; all policies are here. */

export interface PageHashes {
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
}

const join = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');

const alwaysDenied = {
  'default-src': "'none'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
} as const;

/** The desk of the sandbox shows the app and the checkout in a frame. */
const framedByOurselves = { 'frame-ancestors': "'self'" } as const;

/**
 * The policy of the app: it may load its own files, and what its build inlined, known by hash. No page
 * may show it in a frame, except this server's own pages when the sandbox is open to the same browser.
 */
export function appPolicy(
  { styleHashes, scriptHashes }: PageHashes,
  { isSandboxOpen }: { isSandboxOpen: boolean },
): string {
  return join({
    ...alwaysDenied,
    ...(isSandboxOpen && framedByOurselves),
    'script-src': `'self'${quoted(scriptHashes)}`,
    'style-src': `'self'${quoted(styleHashes)}`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'kosha',
  });
}

/** The policy of the app's service worker, which passes on the requests of the app's pages. */
export const workerPolicy = join({ ...alwaysDenied, 'connect-src': "'self'" });

/** The policy of the sandbox's pages. Browsers also check the redirect after a form with `form-action`. */
export function sandboxPolicy(returnOrigins: readonly string[]): string {
  return join({
    ...alwaysDenied,
    ...framedByOurselves,
    'frame-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'form-action': ["'self'", ...returnOrigins].join(' '),
    'require-trusted-types-for': "'script'",
  });
}

/** The policy of answers that are no pages. */
const dataPolicy = join({
  'default-src': alwaysDenied['default-src'],
  'frame-ancestors': alwaysDenied['frame-ancestors'],
});

const everyAnswer = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Browsers then use no unencrypted connection for a year, to this name and those below it. */
const secureOnly = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const;

const pagesOnly = {
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), serial=(), midi=(), ' +
    'accelerometer=(), gyroscope=(), magnetometer=(), display-capture=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** For browsers that do not know `frame-ancestors`. */
function frameOptions(headers: Headers): Readonly<Record<string, string>> {
  const isFramable = headers.get('Content-Security-Policy')?.includes(join(framedByOurselves));
  return { 'X-Frame-Options': isFramable ? 'SAMEORIGIN' : 'DENY' };
}

/**
 * Sets the headers for this kind of answer. Pages have their own policy already. Hashed files get none,
 * because they are no pages and every header of a few dozen files counts on a slow line.
 */
export function guard(headers: Headers, { isSecure }: { isSecure: boolean }): void {
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isHashedFile = headers.get('Cache-Control')?.includes('immutable') ?? false;
  const wanted = {
    ...everyAnswer,
    ...(isSecure && secureOnly),
    ...(isPage && { ...pagesOnly, ...frameOptions(headers) }),
    ...(!isHashedFile &&
      !headers.has('Content-Security-Policy') && { 'Content-Security-Policy': dataPolicy }),
  };
  for (const [name, value] of Object.entries(wanted)) headers.set(name, value);
}
