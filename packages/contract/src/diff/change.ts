import type { Direction, RuleName } from './rules.ts';

/** One difference between two contracts, before its operations are known. */
export interface Change {
  rule: RuleName;
  /** The change without its location, such as `the value "overdue" was added`. */
  text: string;
  /** The changed part in the new contract, or in the old contract if it was removed. */
  pointer: string;
  /** The changed part or its nearest ancestor that exists in the new contract. */
  place: string;
  /** For a read-only or write-only field: the only direction in which the change matters. */
  only?: Direction | undefined;
}
