/**
 * Invisible characters, such as soft hyphens, direction marks and zero-width spaces. The list does
 * not contain U+200C and U+200D, because Indic scripts and emoji need them.
 */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Whether the text has invisible characters. A server may reject such text. */
export const hasInvisibleCharacters = (text: string): boolean => text.search(invisible) >= 0;

/** Normalises spaces and hyphens of typed or pasted text. Removes invisible characters. */
export const normalizeTypedText = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/[\u2010\u2011\u2013]/g, '-');

/** Normalises an e-mail address. Removes `mailto:` and the query of a copied link. */
export const normalizeTypedEmail = (text: string): string =>
  normalizeTypedText(text).replace(/^\s*mailto:([^?]*).*$/i, '$1');
