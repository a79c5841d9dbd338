import { noticeOf, noticeTexts, type ConsentNotice, type ConsentPurpose } from '@kosha/domain';
import type { Translator } from '../../messages/translator.ts';
import { documentMessagesFor } from '../../messages/translators.ts';

/** English if a translation of the notice is missing (D57, D58). */
export const translatedNotice = (translator: Translator, purpose: ConsentPurpose): ConsentNotice =>
  noticeOf(purpose, documentMessagesFor(translator, noticeTexts(purpose)));
