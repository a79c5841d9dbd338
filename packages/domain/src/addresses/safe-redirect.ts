import { parseUrl } from './payment-link.ts';

const home = '/';
/** An arbitrary base to resolve paths against; never fetched. */
const anyOrigin = 'https://app.invalid';
const maxEncodingLayers = 5;
const asciiEscape = /%([0-7][0-9a-f])/gi;
const forbidden = /\/\/|\\|\p{Cc}/u;

/**
 * The path to open after login, or '/' if unsafe (D08). A safe path starts with one '/', has no
 * '//', backslash or control character, even percent-encoded, and is not /login.
 */
export function safeRedirect(value: string | null | undefined): string {
  if (!value?.startsWith('/') || !isDecodable(value)) return home;
  const bare = withoutEscapes(value);
  if (bare === null || forbidden.test(bare)) return home;
  const url = parseUrl(value, anyOrigin);
  if (url?.origin !== anyOrigin || isLogin(url.pathname)) return home;
  return url.pathname + url.search + url.hash;
}

/** The router decodes a path before matching and throws on invalid escapes. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Decodes escaped ASCII repeatedly until nothing changes; null after too many layers. */
function withoutEscapes(text: string): string | null {
  let bare = text;
  for (let layer = 0; layer < maxEncodingLayers; layer += 1) {
    const peeled = bare.replace(asciiEscape, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (peeled === bare) return bare;
    bare = peeled;
  }
  return null;
}

function isLogin(pathname: string): boolean {
  // Stryker disable next-line StringLiteral: the whole value was decoded before, so its path can be.
  return /^\/login\/?$/i.test(withoutEscapes(pathname) ?? '');
}
