/** Matches text that needs cleaning. Most texts do not match: they are ASCII with single spaces. */
const needsCleaning = /[^ -~]| {2}|^ | $/;

/**
 * Cleans text from outside the app. Removes control, direction and zero-width characters, which can
 * hide or reorder text, except the joiners of Indic scripts. Trims and collapses whitespace.
 */
export function plainText(text: string): string {
  if (!needsCleaning.test(text)) return text;
  return text
    .replace(/\s+/g, ' ')
    .replace(/[^\P{C}\u200c\u200d]/gu, '')
    .trim();
}
