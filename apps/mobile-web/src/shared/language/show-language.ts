import { translatedDates, type DateFormats, type Language } from '@kosha/domain';
import { showToast } from '@kosha/ui';
import { textSource } from '#texts';
import { languageMessages } from './language.messages.ts';
import { currentTranslations, setTranslations, translate, type Texts } from '../i18n/messages.ts';
import { chunks, setDateFormats, setTextLoader, useLanguage } from '../i18n/shown-language.ts';
import type { TextSource } from '../i18n/text-source.ts';

/** How long to wait before texts that did not come are asked for again. */
const againMs = [2_000, 5_000, 15_000, 60_000];

const datesPrefix = 'dates.';

/** Counts the changes of language: what was asked for before one is of no use after it. */
let turn = 0;

/**
 * Brings all texts that are needed now in this language, then shows them. Rejects where they do not come; the
 * language that was shown stays.
 */
export async function showLanguage(language: Language): Promise<void> {
  const own = (turn += 1);
  const source = language === 'en' ? undefined : textSource(language);
  const texts = source === undefined ? {} : await textsFrom(source);
  if (own !== turn) return;
  setTextLoader(source && ((chunk) => addTexts(chunk, source, own)));
  setDateFormats(datesFrom(language, texts));
  setTranslations(texts);
  document.documentElement.lang = `${language}-IN`;
  useLanguage.setState({ language });
}

/** Undefined where the texts lack a word of them: dates then stay English. */
function datesFrom(language: Language, texts: Texts): DateFormats | undefined {
  const words = Object.entries(texts)
    .filter(([key]) => key.startsWith(datesPrefix))
    .map(([key, text]) => [key.slice(datesPrefix.length), text]);
  return translatedDates(language, Object.fromEntries(words)) ?? undefined;
}

async function textsFrom(source: TextSource): Promise<Texts> {
  const start = await source.start();
  const parts = await Promise.all([...chunks].map((chunk) => source.chunk(chunk)));
  return Object.assign({}, start, ...parts) as Texts;
}

async function addTexts(chunk: string, source: TextSource, own: number): Promise<void> {
  try {
    const texts = await source.chunk(chunk);
    // Nothing that is mounted has these texts, so nobody is told.
    if (texts !== undefined && own === turn) Object.assign(currentTranslations(), texts);
  } catch {
    sayWhy(own);
    void again(own, async () => {
      const texts = await source.chunk(chunk);
      if (own === turn) setTranslations({ ...currentTranslations(), ...texts });
    });
  }
}

/** At the start: says why the app is English, and shows the language when its texts come. */
export async function showLanguageOrWait(language: Language): Promise<void> {
  try {
    await showLanguage(language);
  } catch {
    sayWhy(turn);
    void again(turn, () => showLanguage(language));
  }
}

/** The turn in which it was said last: of many files that do not come, one word is enough. */
let saidIn = 0;

function sayWhy(own: number): void {
  if (saidIn === own) return;
  saidIn = own;
  showToast(translate(languageMessages)('failed'));
}

/** Makes further attempts until one works or another language is chosen. */
async function again(own: number, attempt: () => Promise<void>): Promise<void> {
  let last = own;
  for (const ms of againMs) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (last !== turn) return;
    const isDone = await attempt().then(
      () => true,
      () => false,
    );
    if (isDone) return;
    last = turn;
  }
}
