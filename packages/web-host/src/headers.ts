/** The headers of what a host of the app sends, beside the policies. */

export const everyAnswer = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

export const pagesOnly = {
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), serial=(), midi=(), ' +
    'accelerometer=(), gyroscope=(), magnetometer=(), display-capture=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** Browsers then use no unencrypted connection for a year, to this name and those below it. */
export const secureOnly = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const;

/** A page depends on the language that was chosen or asked for (D58). */
export const pageVary = 'Accept-Encoding, Accept-Language, Cookie';

/**
 * How long browsers keep a file, by its path; the first pattern that matches counts. A page asks for its picture twice,
 * the second time as its icon: a lifetime of a day saves the second request.
 */
export const lifetimes = [
  { path: '^/assets/', cacheControl: 'public, max-age=31536000, immutable' },
  { path: '\\.(svg|png)$', cacheControl: 'public, max-age=86400' },
] as const;

/** Browsers ask each time whether it has changed. */
export const otherwise = 'no-cache';

export const cacheControlOf = (path: string): string =>
  lifetimes.find((lifetime) => new RegExp(lifetime.path).test(path))?.cacheControl ?? otherwise;
