/** The headers that protect what this server sends; those of the app are the ones of every host of it. */
import {
  alwaysDenied,
  dataPolicy,
  everyResponse,
  framedByOurselves,
  joinPolicy,
  pagesOnly,
  secureOnly,
} from '@kosha/web-host';

/** The policy of the sandbox's pages. Browsers also check the redirect after a form with `form-action`. */
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

/** For browsers that do not know `frame-ancestors`. */
function frameOptions(headers: Headers): Readonly<Record<string, string>> {
  const isFramable = headers
    .get('Content-Security-Policy')
    ?.includes(joinPolicy(framedByOurselves));
  return { 'X-Frame-Options': isFramable ? 'SAMEORIGIN' : 'DENY' };
}

/**
 * Sets the headers for this kind of answer. Pages have their own policy already. Hashed files get none,
 * because they are no pages and every header of a few dozen files counts on a slow line.
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
