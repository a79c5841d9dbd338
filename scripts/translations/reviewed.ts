import { createHash } from 'node:crypto';

export type Quality = 'machine' | 'reviewed';

export type Marks = Record<string, { quality: Quality; english: string }>;

/** A different hash shows that the English text has changed since its translation. */
export const fingerprint = (english: string): string =>
  createHash('sha256').update(english).digest('hex').slice(0, 8);
