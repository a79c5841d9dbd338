/**
 * Encodes with `~` instead of `%`. Storybook decodes its URL twice, so `%26` would become the
 * delimiter `&`.
 */
export const encodeForUrl = (text: string) =>
  encodeURIComponent(text).replaceAll('~', '%7E').replaceAll('%', '~');

export function decodeFromUrl(packed: string): string {
  try {
    return decodeURIComponent(packed.replaceAll('~', '%'));
  } catch {
    // A value that a person typed into the URL may be invalid.
    return packed;
  }
}
