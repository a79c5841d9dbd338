/**
 * Foreign words without what hides or turns text (control, direction and zero-width characters), but
 * for the joiners of Indic scripts; white space as single spaces, none around.
 */
export function plainText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[^\P{C}\u200c\u200d]/gu, '')
    .trim();
}
