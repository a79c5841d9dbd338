import type { FormMessages } from '../model/messages.ts';
import type { ExtendedMessages } from './english-extended-messages.ts';

/** All messages of the engine in one language. */
export interface LanguagePack {
  /** The prop `messages`. */
  messages: FormMessages;
  /** The argument of `extendedConfig`. */
  extended: ExtendedMessages;
}
