/** The parsed address, or null. `URL.parse` itself is missing from browsers still in use. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
