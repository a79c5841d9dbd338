import type { Texts } from './messages.ts';

/** Where the texts of another language come from; a rejection means that they did not come. */
export interface TextSource {
  /** What every screen needs; while developing all there is. */
  start: () => Promise<Texts>;
  /** What comes with one chunk, by the chunk's address; undefined where all has come at the start. */
  chunk: (address: string) => Promise<Texts> | undefined;
}

/** The texts of a file under `locales/`, by namespace. */
export type Locale = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** `{ home: { apply: … } }` as `{ 'home.apply': … }`. */
export function flatTexts(locale: Locale): Texts {
  return Object.fromEntries(
    Object.entries(locale).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text]),
    ),
  );
}
