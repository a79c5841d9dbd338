import type { Language } from '@kosha/domain';
import { showToast } from '@kosha/ui';
import { textSource } from '#texts';
import { languageMessages } from './language.messages.ts';
import {
  currentTranslations,
  setTranslations,
  translate,
  type Translations,
} from '../i18n/messages.ts';
import { chunks, isShownFrom, shownLanguage, showTexts } from '../i18n/shown-language.ts';
import type { TextSource } from '../i18n/text-source.ts';
import { failureMessages } from '../server/failure.messages.ts';

/** How long to wait before texts that did not come are asked for again. */
const againMs = [2_000, 5_000, 15_000, 60_000];

/** Counts the changes of language: what was asked for before one is of no use after it. */
let turn = 0;

/**
 * Brings all texts that are needed now in this language, then shows them. Rejects where they do not come; the
 * language that was shown stays. False where another was asked for meanwhile.
 */
export async function showLanguage(language: Language): Promise<boolean> {
  const own = (turn += 1);
  const source = textSource(language);
  const texts = await neededTexts(source);
  if (own !== turn) return false;
  showTexts(language, texts, source);
  return true;
}

async function neededTexts(source: TextSource): Promise<Translations> {
  const start = await source.start();
  const parts = await Promise.all([...chunks].map((chunk) => source.chunk(chunk)));
  return Object.assign({}, start, ...parts) as Translations;
}

/** The texts of a chunk did not come: says why its screen is English, and brings them when they come. */
export function bringTexts(chunk: string, from: TextSource): void {
  if (!isShownFrom(from)) return;
  sayWhy(from);
  const attempt = async () => {
    const texts = await from.chunk(chunk);
    if (isShownFrom(from)) setTranslations({ ...currentTranslations(), ...texts });
  };
  void again(attempt, () => isShownFrom(from));
}

/** At the start: says why the app stays in the language of its page, and shows this one when its texts come. */
export async function showLanguageOrWait(language: Language): Promise<void> {
  try {
    await showLanguage(language);
  } catch {
    const isEnglish = shownLanguage() === 'en';
    sayWhy({}, isEnglish ? undefined : translate(failureMessages)('network'));
    let last = turn;
    const attempt = () => {
      const shown = showLanguage(language);
      last = turn;
      return shown;
    };
    void again(attempt, () => last === turn);
  }
}

/** Where the texts come from of which it was said last: of many files that do not come, one word is enough. */
let saidOf: object | undefined;

function sayWhy(from: object, why = translate(languageMessages)('failed')): void {
  if (saidOf === from) return;
  saidOf = from;
  showToast(why);
}

/** Makes further attempts until one works or another language is chosen. */
async function again(attempt: () => Promise<unknown>, isWanted: () => boolean): Promise<void> {
  for (const ms of againMs) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (!isWanted()) return;
    const isDone = await attempt().then(
      () => true,
      () => false,
    );
    if (isDone) return;
  }
}
