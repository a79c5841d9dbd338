/** The response headers of every host of the app, except the policies. */

export const everyResponse = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

export const pageHeadersOnly = {
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), serial=(), midi=(), ' +
    'accelerometer=(), gyroscope=(), magnetometer=(), display-capture=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** HSTS: for a year, browsers use only HTTPS for this host name and its subdomains. */
export const hstsHeaders = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const;

/** A page's language depends on the cookie and on Accept-Language (D58). */
export const pageVary = 'Accept-Encoding, Accept-Language, Cookie';

/**
 * Cache lifetimes by path; the first matching pattern applies. Images are cached for a day, because
 * a page requests its logo twice, the second time as its icon.
 */
export const lifetimes = [
  { path: '^/assets/', cacheControl: 'public, max-age=31536000, immutable' },
  { path: '\\.(svg|png)$', cacheControl: 'public, max-age=86400' },
] as const;

/** The default: browsers revalidate on each request. */
export const defaultCacheControl = 'no-cache';

export const cacheControlOf = (path: string): string =>
  lifetimes.find((lifetime) => new RegExp(lifetime.path).test(path))?.cacheControl ??
  defaultCacheControl;
