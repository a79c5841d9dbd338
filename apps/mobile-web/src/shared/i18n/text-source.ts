import type { Translations } from './messages.ts';

/** Where the texts of another language come from; a rejection means that they did not come. */
export interface TextSource {
  /** What every screen needs; while developing all there is. */
  start: () => Promise<Translations>;
  /** What comes with one chunk, by the chunk's address; undefined where all has come at the start. */
  chunk: (address: string) => Promise<Translations> | undefined;
}

/** The texts of a file under `locales/`, by namespace. */
export type Locale = Readonly<Record<string, Readonly<Record<string, string>>>>;
