import type { Language } from '@kosha/domain';
import { stored } from '../browser/stored.ts';
import { api } from '../server/api.ts';
import { onSessionEnd } from '../session/session.ts';
import { isLanguageChosen } from '../i18n/language-choice.ts';

/** The language that this tab has already sent to the server. */
const sentLanguage = stored('session', 'sent-language', ({ language }) => ({ language }));
onSessionEnd(sentLanguage.remove);

/**
 * Stores the selected language in the borrower's account, for the server's messages (D58). The user
 * is not told about failures: the next screen tries again, and the app uses the device's language.
 */
export async function sendLanguage(language: Language): Promise<void> {
  if (!isLanguageChosen() || sentLanguage.read()?.language === language) return;
  const result = await api.post('/user/v1/language', { body: { language } });
  // If the server refuses the language, for example because it lacks this call, this tab does not
  // send it again.
  if (result.ok || result.failure.kind === 'business') sentLanguage.write({ language });
}
