import { noticeOf, noticeTexts, type ConsentNotice, type ConsentPurpose } from '@kosha/domain';
import type { Texts } from '../../words/create-texts.ts';
import { speechOf } from '../../words/spoken.ts';

/** A notice as it is shown in a language; in English where a word of it has no translation (D57, D58). */
export const noticeIn = (texts: Texts, purpose: ConsentPurpose): ConsentNotice =>
  noticeOf(purpose, speechOf(texts, noticeTexts(purpose)));
