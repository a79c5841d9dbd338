/** The app's headers are in a shared package, because other hosts also serve the app. */
import {
  deniedSources,
  dataPolicy,
  everyResponse,
  framedByOurselves,
  joinPolicy,
  pageHeadersOnly,
  hstsHeaders,
} from '@kosha/web-host';

/** `form-action` includes the return origins, because it also applies to the redirect of a form. */
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

/** The header X-Frame-Options, for browsers without support for `frame-ancestors`. */
function frameOptions(headers: Headers): Readonly<Record<string, string>> {
  const isFramable = headers
    .get('Content-Security-Policy')
    ?.includes(joinPolicy(framedByOurselves));
  return { 'X-Frame-Options': isFramable ? 'SAMEORIGIN' : 'DENY' };
}

/** Hashed files get no Content-Security-Policy, because browsers ignore it for such files. */
export function setSecurityHeaders(headers: Headers, { isSecure }: { isSecure: boolean }): void {
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
