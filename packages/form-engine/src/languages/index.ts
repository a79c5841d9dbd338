import { englishTexts } from '../english-texts.ts';
import { englishMoreWords } from '../more/english-more-words.ts';
import type { LanguagePack } from '../more/language-pack.ts';

/** The engine's words in the languages of the product (D58); a build has those that it imports. */
export type { LanguagePack } from '../more/language-pack.ts';
export { bengali } from './__generated__/bn.ts';
export { gujarati } from './__generated__/gu.ts';
export { hindi } from './__generated__/hi.ts';
export { marathi } from './__generated__/mr.ts';
export { tamil } from './__generated__/ta.ts';
export { telugu } from './__generated__/te.ts';

export const english: LanguagePack = { texts: englishTexts, more: englishMoreWords };
