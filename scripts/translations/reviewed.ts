import { createHash } from 'node:crypto';

/** The state of a translation: machine translated, or reviewed by a native speaker. */
export type Quality = 'machine' | 'reviewed';

/** The state of each translation, by `namespace.key`. */
export type Marks = Record<string, { quality: Quality; english: string }>;

/** A hash of the English text, to detect that it has changed since it was translated. */
export const fingerprint = (english: string): string =>
  createHash('sha256').update(english).digest('hex').slice(0, 8);
