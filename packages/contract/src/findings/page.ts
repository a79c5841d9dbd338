/** The text of `contract explain` for a rule. */
export interface RulePage {
  why: string;
  /** A minimal example: the contract before and after, or the message that was sent. */
  example: string;
  /** How to achieve the same without breaking clients. */
  instead: string;
}

export const page = (why: string, example: string, instead: string): RulePage => ({
  why,
  example,
  instead,
});

export const harmless = 'Nothing: no client of the old contract is hurt.';
