import { parseUrl } from '../url/parse-url.ts';

const HOME = '/';
/** Never fetched; it only gives relative paths something to resolve against. */
const ANY_ORIGIN = 'https://app.invalid';
const MAX_ENCODING_LAYERS = 5;
const ASCII_ESCAPE = /%([0-7][0-9a-f])/gi;
const FORBIDDEN = /\/\/|\\|\p{Cc}/u;

/**
 * The path to open after login, or '/' (D08): it must begin with one '/', carry no '//', backslash or
 * control character, not even percent-encoded, and not lead back to /login.
 */
export function safeRedirect(value: string | null | undefined): string {
  if (!value?.startsWith('/') || !isDecodable(value)) return HOME;
  const bare = withoutEscapes(value);
  if (bare === null || FORBIDDEN.test(bare)) return HOME;
  const url = parseUrl(value, ANY_ORIGIN);
  if (url?.origin !== ANY_ORIGIN || isLogin(url.pathname)) return HOME;
  return url.pathname + url.search + url.hash;
}

/** A router decodes a path before it matches it. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Peels every layer of escaped ASCII, where all tricks live; null when nested beyond reason. */
function withoutEscapes(text: string): string | null {
  let bare = text;
  for (let layer = 0; layer < MAX_ENCODING_LAYERS; layer += 1) {
    const peeled = bare.replace(ASCII_ESCAPE, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (peeled === bare) return bare;
    bare = peeled;
  }
  return null;
}

function isLogin(pathname: string): boolean {
  return /^\/login\/?$/i.test(withoutEscapes(pathname) ?? '');
}
