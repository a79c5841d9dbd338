/** Any text that needs cleaning. Most texts are words of ASCII with one space between them, and need none. */
const anyOdd = /[^ -~]| {2}|^ | $/;

/**
 * Cleans a text from outside: removes control, direction and zero-width characters, which can hide
 * or reverse text, but keeps the joiners of Indic scripts; trims the text and makes each white
 * space in it one space.
 */
export function plainText(text: string): string {
  if (!anyOdd.test(text)) return text;
  return text
    .replace(/\s+/g, ' ')
    .replace(/[^\P{C}\u200c\u200d]/gu, '')
    .trim();
}
