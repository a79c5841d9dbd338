import { createHash } from 'node:crypto';

export type TranslationQuality = 'machine' | 'reviewed';

export type TranslationStatusByKey = Record<
  string,
  { quality: TranslationQuality; english: string }
>;

/** A different hash shows that the English text has changed since its translation. */
export const hashEnglishText = (english: string): string =>
  createHash('sha256').update(english).digest('hex').slice(0, 8);
