/** What a rule reads: the text as a person sees it, line by line, and the time at which it is read. */
export interface Page {
  text: string;
  /** Epoch ms. */
  now: number;
}

/** In plain words, what in this text contradicts something else in it or a rule of the product. */
export type Rule = (page: Page) => string[];

/** The one value that all matches share; undefined where there is none or they differ. */
export function onlyOne<Value>(values: readonly Value[]): Value | undefined {
  const different = new Set(values);
  return different.size === 1 ? values[0] : undefined;
}
