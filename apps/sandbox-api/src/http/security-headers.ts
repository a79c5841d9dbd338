/**
 * Security headers of this server's pages and data. Those of the app are in a shared package,
 * because other hosts send them too.
 */
import {
  deniedSources,
  dataPolicy,
  everyResponse,
  framedByOurselves,
  joinPolicy,
  pageHeadersOnly,
  hstsHeaders,
} from '@kosha/web-host';

/**
 * The sandbox pages' Content-Security-Policy. `form-action` includes the return origins, because
 * browsers also apply it to the redirect after a form.
 */
export function sandboxPolicy(returnOrigins: readonly string[]): string {
  return joinPolicy({
    ...deniedSources,
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

/** X-Frame-Options for browsers that do not support `frame-ancestors`. */
function frameOptions(headers: Headers): Readonly<Record<string, string>> {
  const isFramable = headers
    .get('Content-Security-Policy')
    ?.includes(joinPolicy(framedByOurselves));
  return { 'X-Frame-Options': isFramable ? 'SAMEORIGIN' : 'DENY' };
}

/**
 * Sets the security headers for this kind of response. Pages already have a policy. Hashed files
 * get no policy: browsers ignore it there, and headers of dozens of files take time on slow
 * connections.
 */
export function guard(headers: Headers, { isSecure }: { isSecure: boolean }): void {
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isHashedFile = headers.get('Cache-Control')?.includes('immutable') ?? false;
  const added = {
    ...everyResponse,
    ...(isSecure && hstsHeaders),
    ...(isPage && { ...pageHeadersOnly, ...frameOptions(headers) }),
    ...(!isHashedFile &&
      !headers.has('Content-Security-Policy') && { 'Content-Security-Policy': dataPolicy }),
  };
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
}
