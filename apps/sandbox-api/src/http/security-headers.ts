/** Every header that guards what this server serves; the policies stand here and nowhere else. */

export interface PageHashes {
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

const join = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');

const NEVER = {
  'default-src': "'none'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
} as const;

/** The app: its own files, and what its build inlined, known by hash. */
export function appPolicy({ styleHashes, scriptHashes }: PageHashes): string {
  return join({
    ...NEVER,
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

/** The app's service worker: what a page of the app asks for passes through it. */
export const workerPolicy = join({ ...NEVER, 'connect-src': "'self'" });

/** The sandbox's own pages; browsers hold a form's redirect to `form-action` too. */
export function sandboxPolicy(returnOrigins: readonly string[]): string {
  return join({
    ...NEVER,
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'form-action': ["'self'", ...returnOrigins].join(' '),
    'require-trusted-types-for': "'script'",
  });
}

/** Answers that no browser is to treat as a page. */
const dataPolicy = join(NEVER);

const everyAnswer = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const pagesOnly = {
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), serial=(), midi=(), ' +
    'accelerometer=(), gyroscope=(), magnetometer=(), display-capture=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
} as const;

/**
 * Sets what guards an answer of its kind. Pages carry their own policy already; a hashed file is
 * never a page, and on a slow line every header of a few dozen files counts.
 */
export function guard(headers: Headers): void {
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isHashedFile = headers.get('Cache-Control')?.includes('immutable') ?? false;
  const wanted = {
    ...everyAnswer,
    ...(isPage && pagesOnly),
    ...(!isHashedFile &&
      !headers.has('Content-Security-Policy') && { 'Content-Security-Policy': dataPolicy }),
  };
  for (const [name, value] of Object.entries(wanted)) headers.set(name, value);
}
