import type { FormMessages } from '../model/messages.ts';
import type { ExtendedMessages } from './english-extended-messages.ts';

/** All messages of the engine in one language. */
export interface LanguagePack {
  /** For the `messages` of `createFormEngine`. */
  messages: FormMessages;
  /** For the argument of `extendedConfig`. */
  extended: ExtendedMessages;
}
