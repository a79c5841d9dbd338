import type { Locale, Note } from './catalogues.ts';

/**
 * The files of a language. `start` is loaded before the app's first screen, `screens` with the
 * other screens, `server` by the server, and `engine` by the form engine.
 */
export const parts = ['start', 'screens', 'server', 'engine'] as const;
export type Part = (typeof parts)[number];

const atStart = /^apps\/mobile-web\/src\/(?:app|early|shared|features\/(?:login|home))\//;

/** The file with the messages of a source file. A first visit opens Login or Home. */
export function partOf(source: string): Part {
  if (source.startsWith('apps/sandbox-api/')) return 'server';
  if (source.startsWith('packages/form-engine/')) return 'engine';
  return atStart.test(source) ? 'start' : 'screens';
}

/** The messages of one file. */
export const onlyPart = (part: Part, locale: Locale, notes: Record<string, Note>): Locale =>
  Object.fromEntries(
    Object.entries(locale).filter(([name]) => partOf(notes[name]?.file ?? '') === part),
  );
