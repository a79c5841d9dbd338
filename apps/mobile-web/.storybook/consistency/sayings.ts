/** A date with its year, as texts write it: '21 Nov 2026'; its group is `date`. */
export const dateWords = String.raw`(?<date>\d{1,2} [A-Z][a-z]{2,8} \d{4})`;

export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a sentence of the catalogue or the server matches, with these patterns at its places. */
export const saying = (sentence: string, places: Readonly<Record<string, string>> = {}): string =>
  sentence
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? escaped(part) : (places[part] ?? String.raw`[^\n]+?`)))
    .join('');
