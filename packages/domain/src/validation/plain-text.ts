/** Most texts are ASCII with single spaces and need no cleaning. */
const needsCleaning = /[^ -~]| {2}|^ | $/;

/**
 * Trims and collapses whitespace. Removes control, direction and zero-width characters, which can
 * hide or reorder text, but keeps the joiners of Indic scripts.
 */
export function plainText(text: string): string {
  if (!needsCleaning.test(text)) return text;
  return text
    .replace(/\s+/g, ' ')
    .replace(/[^\P{C}\u200c\u200d]/gu, '')
    .trim();
}
