/** The app's headers are in a shared package, because other hosts also serve the app. */
import {
  deniedSources,
  nonPageCsp,
  commonHeaders,
  sameOriginFrameAncestors,
  formatCsp,
  pageOnlyHeaders,
  hstsHeaders,
} from '@kosha/web-host';

/**
 * The Content-Security-Policy of the sandbox pages. After its form is submitted, the checkout
 * redirects to the app at one of `returnOrigins`; browsers apply `form-action` to redirects too.
 */
export function sandboxPolicy(returnOrigins: readonly string[]): string {
  return formatCsp({
    ...deniedSources,
    ...sameOriginFrameAncestors,
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
    ?.includes(formatCsp(sameOriginFrameAncestors));
  return { 'X-Frame-Options': isFramable ? 'SAMEORIGIN' : 'DENY' };
}

/**
 * Files with a hash in their name, such as scripts and stylesheets, get no Content-Security-Policy,
 * because browsers apply the policy of the page that loads them.
 */
export function setSecurityHeaders(headers: Headers, { isSecure }: { isSecure: boolean }): void {
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isHashedFile = headers.get('Cache-Control')?.includes('immutable') ?? false;
  const added = {
    ...commonHeaders,
    ...(isSecure && hstsHeaders),
    ...(isPage && { ...pageOnlyHeaders, ...frameOptions(headers) }),
    ...(!isHashedFile &&
      !headers.has('Content-Security-Policy') && { 'Content-Security-Policy': nonPageCsp }),
  };
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
}
