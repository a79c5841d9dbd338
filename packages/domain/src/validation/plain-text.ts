/** Matches text that needs cleaning. Most texts are ASCII with single spaces and skip it. */
const anyOdd = /[^ -~]| {2}|^ | $/;

/**
 * Cleans external text: removes control, direction and zero-width characters, which can hide or
 * reorder text, but not the joiners of Indic scripts; trims and collapses whitespace.
 */
export function plainText(text: string): string {
  if (!anyOdd.test(text)) return text;
  return text
    .replace(/\s+/g, ' ')
    .replace(/[^\P{C}\u200c\u200d]/gu, '')
    .trim();
}
