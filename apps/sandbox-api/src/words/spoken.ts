import type { Language } from '@kosha/domain';
import type { Texts } from './create-texts.ts';
import { english } from './english.ts';

let spoken: ReadonlyMap<Language, Texts> = new Map();

/** Speaks these languages from now on, and English as before. */
export function speak(texts: ReadonlyMap<Language, Texts>): void {
  spoken = texts;
}

/** The server's texts in a language; in English where that is not spoken, or none was chosen. */
export const textsIn = (language: Language | null): Texts =>
  (language === null ? undefined : spoken.get(language)) ?? english;
