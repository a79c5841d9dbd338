import type { Direction, RuleName } from './rules.ts';

/** One difference, before its operations are known. */
export interface Change {
  rule: RuleName;
  /** What has changed, without the location, such as `the value "overdue" was added`. */
  text: string;
  /** The changed part in the new contract; a removed part in the old contract. */
  pointer: string;
  /** The JSON pointer in the new contract: the changed part, or its nearest existing ancestor. */
  place: string;
  /** Set for a read-only or write-only field, of which a change matters in only one direction. */
  only?: Direction | undefined;
}
