import type { Language } from '@kosha/domain';
import { stored } from '../browser/stored.ts';
import { api } from '../server/api.ts';
import { onSessionEnd } from '../session/session.ts';
import { isLanguageChosen } from '../i18n/language-choice.ts';

/** The language that this tab has told the server. */
const told = stored('session', 'language-told', ({ language }) => ({ language }));
onSessionEnd(told.remove);

/**
 * Keeps the chosen language with the borrower, for the server's messages (D58). Says nothing about a failure: the next
 * screen tells it again, and the app itself goes by the device.
 */
export async function tellLanguage(language: Language): Promise<void> {
  if (!isLanguageChosen() || told.read()?.language === language) return;
  const result = await api.post('/user/v1/language', { body: { language } });
  // A server without this call refuses it: it is not asked again in this tab.
  if (result.ok || result.failure.kind === 'business') told.write({ language });
}
