export interface LinePosition {
  line: number;
}

export interface Citation extends LinePosition {
  /** The citation as written, such as `§4.7`. */
  text: string;
  /** The anchor in docs/product, such as `s4-7` or `D17`. */
  anchor: string;
}

export interface Anchor extends LinePosition {
  id: string;
  label: string | null;
}

// Excludes colours such as `#D12`, and ids such as `KD01`.
const citationPattern = /§\d+(?:\.\d+)*|(?<![\w#])D\d\d(?!\w)/g;
const anchorPattern = /<a id="([^"]*)"><\/a>\**(§\d+(?:\.\d+)*|D\d\d(?!\w))?/g;
const linkTarget = /\]\([^)]*\)/g;

const lines = (text: string) =>
  text.split('\n').map((content, index) => ({ content, line: index + 1 }));

export const anchorOf = (citation: string): string =>
  citation.replace('§', 's').replaceAll('.', '-');

/** Skips targets of Markdown links, and numbers beside anchors, because they are definitions. */
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
