/**
 * Security headers of this server's own pages and data; those of the app are shared with all its
 * hosts.
 */
import {
  alwaysDenied,
  dataPolicy,
  everyResponse,
  framedByOurselves,
  joinPolicy,
  pagesOnly,
  secureOnly,
} from '@kosha/web-host';

/**
 * The sandbox pages' Content-Security-Policy. Browsers apply `form-action` to the redirect after a
 * form too.
 */
export function sandboxPolicy(returnOrigins: readonly string[]): string {
  return joinPolicy({
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

/** For browsers without support of `frame-ancestors`. */
function frameOptions(headers: Headers): Readonly<Record<string, string>> {
  const isFramable = headers
    .get('Content-Security-Policy')
    ?.includes(joinPolicy(framedByOurselves));
  return { 'X-Frame-Options': isFramable ? 'SAMEORIGIN' : 'DENY' };
}

/**
 * Sets the security headers for this kind of response. Pages already have their policy. Hashed
 * files get none: they are not pages, and headers of dozens of files add up on a slow connection.
 */
export function guard(headers: Headers, { isSecure }: { isSecure: boolean }): void {
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isHashedFile = headers.get('Cache-Control')?.includes('immutable') ?? false;
  const added = {
    ...everyResponse,
    ...(isSecure && secureOnly),
    ...(isPage && { ...pagesOnly, ...frameOptions(headers) }),
    ...(!isHashedFile &&
      !headers.has('Content-Security-Policy') && { 'Content-Security-Policy': dataPolicy }),
  };
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
}
