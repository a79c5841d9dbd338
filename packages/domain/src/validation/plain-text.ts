/** Matches texts that need cleaning. Most texts are ASCII with single spaces and need none. */
const needsCleaning = /[^ -~]| {2}|^ | $/;

/**
 * Cleans external text: trims and collapses whitespace, and removes control, direction and
 * zero-width characters, which can hide or reorder text. Keeps the joiners of Indic scripts.
 */
export function plainText(text: string): string {
  if (!needsCleaning.test(text)) return text;
  return text
    .replace(/\s+/g, ' ')
    .replace(/[^\P{C}\u200c\u200d]/gu, '')
    .trim();
}
