import type { FormMessages } from '../model/messages.ts';
import type { ExtendedMessages } from './english-extended-messages.ts';

/** All messages of the engine in one language. */
export interface LanguagePack {
  /** Pass these messages to `createFormEngine`. */
  messages: FormMessages;
  /** Pass these messages to `extendedConfig`. */
  extended: ExtendedMessages;
}
