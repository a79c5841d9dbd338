/** The text of `contract explain` for a rule. */
export interface RulePage {
  why: string;
  /** A minimal example: before and after, or the message sent. */
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
