/**
 * Invisible characters that hide, reorder or join text; the joiners of Indic scripts and of emoji
 * are allowed.
 */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Whether a text holds such a character, which no server has to accept. */
export const hidesCharacters = (text: string): boolean => text.search(invisible) >= 0;

/**
 * Normalises look-alikes in typed or pasted text: no-break and thin spaces and tabs become spaces,
 * typographic hyphens and en dashes become hyphens, invisible characters are removed.
 */
export const typedText = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/[\u2010\u2011\u2013]/g, '-');

/** An e-mail address as copied from a link: without `mailto:` and the query. */
export const typedEmail = (text: string): string =>
  typedText(text).replace(/^\s*mailto:([^?]*).*$/i, '$1');
