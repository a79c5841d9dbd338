import { createHash } from 'node:crypto';

/** Translated by a machine, or reviewed by a native speaker. */
export type Quality = 'machine' | 'reviewed';

/** The quality of each translation, by `namespace.key`. */
export type Marks = Record<string, { quality: Quality; english: string }>;

/**
 * A short hash of the English text, which reveals that the text has changed since its translation.
 */
export const fingerprint = (english: string): string =>
  createHash('sha256').update(english).digest('hex').slice(0, 8);
