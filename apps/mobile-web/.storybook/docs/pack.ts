/**
 * Storybook decodes its URL twice and would read an encoded `&`, `#` or `+` as its own delimiter.
 * So `pack` returns only characters that a URL need not escape.
 */
export const encodeForUrl = (text: string) =>
  encodeURIComponent(text).replaceAll('~', '%7E').replaceAll('%', '~');

/** Reverses `pack`. */
export function decodeFromUrl(packed: string): string {
  try {
    return decodeURIComponent(packed.replaceAll('~', '%'));
  } catch {
    // A hand-written value may not be valid.
    return packed;
  }
}
