/**
 * Characters that hide, reorder or join text. The joiners that Indic scripts and emoji need are not
 * included.
 */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Whether the text has invisible characters. A server may reject such text. */
export const hasInvisibleCharacters = (text: string): boolean => text.search(invisible) >= 0;

/**
 * Normalises typed or pasted text: spaces and tabs become plain spaces, hyphens and en dashes
 * become plain hyphens. Removes invisible characters.
 */
export const typedText = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/[\u2010\u2011\u2013]/g, '-');

/**
 * Normalises a typed or pasted e-mail address. Removes `mailto:` and the query of a copied link.
 */
export const typedEmail = (text: string): string =>
  typedText(text).replace(/^\s*mailto:([^?]*).*$/i, '$1');
