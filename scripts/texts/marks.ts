import { createHash } from 'node:crypto';

/** Who answers for a translation: nobody yet, or a native reader. */
export type Quality = 'machine' | 'reviewed';

/** Where each translation comes from, by `namespace.key`. */
export type Marks = Record<string, { quality: Quality; english: string }>;

/** Names the English that a translation was made from; a changed English has another one. */
export const fingerprint = (english: string): string =>
  createHash('sha256').update(english).digest('hex').slice(0, 8);
