/**
 * Invisible characters that hide, reorder or join text, except the joiners that Indic scripts and
 * emoji need.
 */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Whether a text contains such an invisible character. A server may reject it. */
export const hidesCharacters = (text: string): boolean => text.search(invisible) >= 0;

/**
 * Normalises typed or pasted text: no-break spaces, thin spaces and tabs become spaces, typographic
 * hyphens and en dashes become hyphens, and invisible characters are removed.
 */
export const typedText = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/[\u2010\u2011\u2013]/g, '-');

/** An e-mail address as copied from a link: without `mailto:` and the query. */
export const typedEmail = (text: string): string =>
  typedText(text).replace(/^\s*mailto:([^?]*).*$/i, '$1');
