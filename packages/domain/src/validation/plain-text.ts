/**
 * Trims and collapses whitespace. Removes control, direction and zero-width characters, which can
 * hide or reorder text, but keeps the joiners of Indic scripts.
 */
export function sanitizePlainText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[^\P{C}\u200c\u200d]/gu, '')
    .trim();
}
