import { untilDone } from '../browser/until-done.ts';
import { currentTranslations } from '../i18n/messages.ts';
import { chunks, isShownFrom, textsFrom } from '../i18n/shown-language.ts';

/**
 * Brings the texts of a chunk that is on its way, so that its screen never shows English first. Never rejects:
 * where they do not come, the screen is English until they do.
 */
export async function loadTextsOf(chunk: string): Promise<void> {
  chunks.add(chunk);
  const from = textsFrom();
  if (from === undefined) return;
  try {
    const texts = await from.chunk(chunk);
    // Nothing that is mounted has these texts, so nobody is told.
    if (isShownFrom(from)) Object.assign(currentTranslations(), texts);
  } catch {
    untilDone(async () => {
      const { bringTexts } = await import('./choose-language.ts');
      bringTexts(chunk, from);
    });
  }
}
