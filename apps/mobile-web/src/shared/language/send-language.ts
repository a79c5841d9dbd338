import type { Language } from '@kosha/domain';
import { createStoredValue } from '../browser/stored.ts';
import { api } from '../server/api.ts';
import { onSessionEnd } from '../session/session.ts';
import { isLanguageSelectedHere } from '../i18n/language-choice.ts';

const sentLanguage = createStoredValue('session', 'sent-language', ({ language }) => ({
  language,
}));
onSessionEnd(sentLanguage.remove);

/**
 * Sends the selected language, which the server then uses for its messages (D58). A failure is
 * silent, because the next screen retries.
 */
export async function sendLanguage(language: Language): Promise<void> {
  if (!isLanguageSelectedHere() || sentLanguage.read()?.language === language) return;
  const result = await api.post('/user/v1/language', { body: { language } });
  // A refused request counts as sent, because the server may lack this call.
  if (result.ok || result.failure.kind === 'business') sentLanguage.write({ language });
}
