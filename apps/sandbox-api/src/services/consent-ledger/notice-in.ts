import { noticeOf, noticeTexts, type ConsentNotice, type ConsentPurpose } from '@kosha/domain';
import type { Translator } from '../../messages/translator.ts';
import { documentMessagesFor } from '../../messages/translators.ts';

/** Returns the English notice if one of its messages has no translation (D57, D58). */
export const translatedConsentNotice = (
  translator: Translator,
  purpose: ConsentPurpose,
): ConsentNotice => noticeOf(purpose, documentMessagesFor(translator, noticeTexts(purpose)));
