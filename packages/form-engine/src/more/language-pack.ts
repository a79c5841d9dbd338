import type { FormTexts } from '../model/texts.ts';
import type { MoreWords } from './english-more-words.ts';

/** All words of the engine in one language. */
export interface LanguagePack {
  /** For the prop `texts`. */
  texts: FormTexts;
  /** For `moreSetup(words)`. */
  more: MoreWords;
}
