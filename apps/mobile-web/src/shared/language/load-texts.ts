import { isEnglishInPage } from '#texts';
import { untilDone } from '../browser/until-done.ts';
import { currentTranslations } from '../i18n/messages.ts';
import { chunks, isShownFrom, textsFrom } from '../i18n/shown-language.ts';

/**
 * Brings the texts of a chunk that is on its way, so that its screen never shows English first. Where they do not come, the
 * screen is English until they do. Where neither the chunk has English (`isAll`) nor the page, it rejects.
 */
export async function loadTextsOf(chunk: string, isAll: boolean): Promise<void> {
  chunks.add(chunk);
  const from = textsFrom();
  if (from === undefined) return;
  try {
    const texts = await from.chunk(chunk);
    // Nothing that is mounted has these texts, so nobody is told.
    if (isShownFrom(from)) Object.assign(currentTranslations(), texts);
  } catch (cause) {
    if (isAll && !isEnglishInPage()) throw cause;
    untilDone(async () => {
      const { bringTexts } = await import('./choose-language.ts');
      bringTexts(chunk, from);
    });
  }
}
