import type { Direction, RuleName } from './rules.ts';

/** One difference between two contracts, before we know which operations it reaches. */
export interface Change {
  rule: RuleName;
  /** What changed, without its place, such as `the value "overdue" was added`. */
  text: string;
  /** Where it stands: in the new contract, or in the old one when the new one lacks it. */
  pointer: string;
  /** The nearest part that the new contract still has. */
  place: string;
  /** The only direction it counts in: fields that are only read or only written. */
  only?: Direction | undefined;
}
