import { parseUrl } from './payment-link.ts';

const home = '/';
/** The base URL for parsing paths. The app sends no requests to this origin. */
const placeholderOrigin = 'https://app.invalid';
const maxEncodingLayers = 5;
const asciiEscape = /%([0-7][0-9a-f])/gi;
const forbidden = /\/\/|\\|\p{Cc}/u;

/**
 * Returns the path to open after login, or '/' for an unsafe path (D08). A path is unsafe if it
 * leads to another origin or to /login, or if it contains '//', a backslash or a control character,
 * even percent-encoded.
 */
export function safeRedirectPath(value: string | null | undefined): string {
  if (!value?.startsWith('/') || !isDecodable(value)) return home;
  const unescaped = withoutEscapes(value);
  if (unescaped === null || forbidden.test(unescaped)) return home;
  const url = parseUrl(value, placeholderOrigin);
  if (url?.origin !== placeholderOrigin || isLogin(url.pathname)) return home;
  return url.pathname + url.search + url.hash;
}

/** False for invalid percent-encoding, because the router would throw. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Decodes percent-encoded ASCII characters until the text stays the same. Returns null if the text
 * still changes in the last of `maxEncodingLayers` rounds.
 */
function withoutEscapes(text: string): string | null {
  let unescaped = text;
  for (let layer = 0; layer < maxEncodingLayers; layer += 1) {
    const decoded = unescaped.replace(asciiEscape, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (decoded === unescaped) return unescaped;
    unescaped = decoded;
  }
  return null;
}

function isLogin(pathname: string): boolean {
  // Stryker disable next-line StringLiteral: the caller has decoded the path, so '' is unused.
  return /^\/login\/?$/i.test(withoutEscapes(pathname) ?? '');
}
