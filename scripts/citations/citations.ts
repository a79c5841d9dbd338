/** Finds citations of the specification (`§4`, `§4.7`, `D17`) and their anchors. */

export interface Place {
  line: number;
}

export interface Citation extends Place {
  /** As written, such as `§4.7` or `D17`. */
  text: string;
  /** The anchor in docs/product, such as `s4-7` or `D17`. */
  anchor: string;
}

export interface Anchor extends Place {
  id: string;
  /** The number written next to the anchor; null if there is none. */
  label: string | null;
}

// Excludes colours such as `#D12`, and other ids such as `KD01`.
const citationPattern = /§\d+(?:\.\d+)*|(?<![\w#])D\d\d(?!\w)/g;
const anchorPattern = /<a id="([^"]*)"><\/a>\**(§\d+(?:\.\d+)*|D\d\d(?!\w))?/g;
const linkTarget = /\]\([^)]*\)/g;

const lines = (text: string) =>
  text.split('\n').map((content, index) => ({ content, line: index + 1 }));

/** The anchor of a citation: `s4-7` for `§4.7`, `D17` for `D17`. */
export const anchorOf = (citation: string): string =>
  citation.replace('§', 's').replaceAll('.', '-');

/** Every citation, except the numbers next to anchors and the targets of markdown links. */
export function findCitations(text: string): Citation[] {
  return lines(text).flatMap(({ content, line }) =>
    [...content.replace(linkTarget, ']').replace(anchorPattern, '').matchAll(citationPattern)].map(
      ([cited]) => ({ text: cited, anchor: anchorOf(cited), line }),
    ),
  );
}

export function findAnchors(text: string): Anchor[] {
  return lines(text).flatMap(({ content, line }) =>
    [...content.matchAll(anchorPattern)].map(([, id = '', label = null]) => ({ id, label, line })),
  );
}
