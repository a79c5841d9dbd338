import type { DateFormats, Language } from '@kosha/domain';
import { create } from 'zustand';

/** The language of the texts that are shown and, while others are on their way, the one that comes. */
export const useLanguage = create<{ language: Language; coming?: Language | undefined }>(() => ({
  language: 'en',
}));

export const shownLanguage = (): Language => useLanguage.getState().language;

let formats: DateFormats | undefined;

/** Undefined for English, whose formats come with the screens that show dates. */
export const shownDateFormats = (): DateFormats | undefined => formats;

/** Here and not beside the English formats: what changes the language would bring a third of the app with it. */
export function setDateFormats(next: DateFormats | undefined): void {
  formats = next;
}

/** The chunks that have come, whose texts another language needs as well. */
export const chunks = new Set<string>();

let load: ((chunk: string) => Promise<void>) | undefined;

/** Says how the texts of a chunk come; undefined for English, which is in the chunk itself. */
export function setTextLoader(next: typeof load): void {
  load = next;
}

/**
 * Brings the texts of a chunk that is on its way, so that its screen never shows English first. Never rejects:
 * where they do not come, the screen is English until they do.
 */
export function loadTextsOf(chunk: string): Promise<void> | undefined {
  chunks.add(chunk);
  return load?.(chunk);
}
