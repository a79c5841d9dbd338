import type { MessageDirection, RuleName } from './rules.ts';

export interface Change {
  rule: RuleName;
  text: string;
  /** JSON pointer to the changed part in the new contract, or to a removed part in the old one. */
  pointer: string;
  /** JSON pointer in the new contract: the changed part, or its nearest existing ancestor. */
  place: string;
  /** Set for a read-only or write-only field: its changes matter in only one direction. */
  only?: MessageDirection | undefined;
}
