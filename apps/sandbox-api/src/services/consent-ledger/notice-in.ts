import { noticeOf, noticeTexts, type ConsentNotice, type ConsentPurpose } from '@kosha/domain';
import type { Translator } from '../../messages/translator.ts';
import { speechFor } from '../../messages/translators.ts';

/** A notice as it is shown in a language; in English where a word of it has no translation (D57, D58). */
export const noticeIn = (translator: Translator, purpose: ConsentPurpose): ConsentNotice =>
  noticeOf(purpose, speechFor(translator, noticeTexts(purpose)));
