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
} as const;

/**
 * For a page that another one may have opened, which could lead it elsewhere later. A visit to which no page led, such as from a
 * message or the home screen, has no opener; there the browser would only begin a second process, when the answer is here.
 */
export const openedOnly = { 'Cross-Origin-Opener-Policy': 'same-origin' } as const;

/** What the request header `Sec-Fetch-Site` says of such a visit. Browsers that do not send it get the policy. */
export const notOpened = 'none';

/** Those of `openedOnly` for a request with this `Sec-Fetch-Site`. */
export const openedHeaders = (fetchSite: string | undefined): Readonly<Record<string, string>> =>
  fetchSite === notOpened ? {} : openedOnly;

/** Browsers then use no unencrypted connection for a year, to this name and those below it. */
export const secureOnly = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const;

/** A page depends on the language that was chosen or asked for (D58), and on whether another page led to it. */
export const pageVary = 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site';

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
