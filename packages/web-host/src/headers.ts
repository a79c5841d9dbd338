export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

export const pageOnlyHeaders = {
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), serial=(), midi=(), ' +
    'accelerometer=(), gyroscope=(), magnetometer=(), display-capture=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** For a year, browsers use only HTTPS for this host and its subdomains. */
export const hstsHeaders = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const;

/** The language of a page depends on the language cookie and Accept-Language (D58). */
export const pageVary = 'Accept-Encoding, Accept-Language, Cookie';

/**
 * The first entry whose `path` matches applies. Images are cached because the login page requests
 * the logo twice: as an image and as the icon of the page.
 */
export const cacheControlRules = [
  { path: '^/assets/', cacheControl: 'public, max-age=31536000, immutable' },
  { path: '\\.(svg|png)$', cacheControl: 'public, max-age=86400' },
] as const;

export const defaultCacheControl = 'no-cache';

export const cacheControlOf = (path: string): string =>
  cacheControlRules.find((lifetime) => new RegExp(lifetime.path).test(path))?.cacheControl ??
  defaultCacheControl;
