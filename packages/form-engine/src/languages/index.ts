import { englishTexts } from '../english-texts.ts';
import { englishMoreWords } from '../more/english-more-words.ts';
import type { LanguagePack } from './pack.ts';

/** The engine's words in the languages of the product (D58); a build has those that it imports. */
export type { LanguagePack } from './pack.ts';
export { bengali } from '../__generated__/languages/bn.ts';
export { gujarati } from '../__generated__/languages/gu.ts';
export { hindi } from '../__generated__/languages/hi.ts';
export { marathi } from '../__generated__/languages/mr.ts';
export { tamil } from '../__generated__/languages/ta.ts';
export { telugu } from '../__generated__/languages/te.ts';

export const english: LanguagePack = { texts: englishTexts, more: englishMoreWords };
