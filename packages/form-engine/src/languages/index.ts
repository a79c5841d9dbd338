import { englishMessages } from '../english-messages.ts';
import { englishExtendedMessages } from '../extended-fields/english-extended-messages.ts';
import type { LanguagePack } from '../extended-fields/language-pack.ts';

/** Messages in the languages of the product (D58). Unused languages are not bundled. */
export type { LanguagePack } from '../extended-fields/language-pack.ts';
export { bengali } from './__generated__/bn.ts';
export { gujarati } from './__generated__/gu.ts';
export { hindi } from './__generated__/hi.ts';
export { marathi } from './__generated__/mr.ts';
export { tamil } from './__generated__/ta.ts';
export { telugu } from './__generated__/te.ts';

export const english: LanguagePack = {
  messages: englishMessages,
  extended: englishExtendedMessages,
};
