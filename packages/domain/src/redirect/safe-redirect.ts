import { parseUrl } from '../url/parse-url.ts';

const HOME = '/';
/** Never fetched; it only gives relative paths something to resolve against. */
const ANY_ORIGIN = 'https://app.invalid';
const MAX_ENCODING_LAYERS = 5;
const FORBIDDEN = /\/\/|\\|\p{Cc}/u;

/**
 * The path to open after login, or '/' (D08): it must begin with one '/', carry no '//', backslash or
 * control character, not even percent-encoded, and not lead back to /login.
 */
export function safeRedirect(value: string | null | undefined): string {
  if (!value?.startsWith('/')) return HOME;
  const decoded = decodeFully(value);
  if (decoded === null || FORBIDDEN.test(decoded)) return HOME;
  const url = parseUrl(value, ANY_ORIGIN);
  if (url?.origin !== ANY_ORIGIN || isLogin(url.pathname)) return HOME;
  return url.pathname + url.search + url.hash;
}

/** Peels every layer of percent-encoding; null when malformed or nested beyond reason. */
function decodeFully(value: string): string | null {
  let text = value;
  for (let layer = 0; layer < MAX_ENCODING_LAYERS; layer += 1) {
    const decoded = decodeOnce(text);
    if (decoded === null || decoded === text) return decoded;
    text = decoded;
  }
  return null;
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function isLogin(pathname: string): boolean {
  return /^\/login\/?$/i.test(decodeFully(pathname) ?? '');
}
