import type { Direction, RuleName } from './rules.ts';

/** One difference between two contracts, before its operations are known. */
export interface Change {
  rule: RuleName;
  /** The change without its location, such as `the value "overdue" was added`. */
  text: string;
  /** Its pointer in the new contract, or in the old one if it was removed. */
  pointer: string;
  /** The nearest ancestor that exists in the new contract. */
  place: string;
  /** Set for read-only and write-only fields: the only direction in which it counts. */
  only?: Direction | undefined;
}
