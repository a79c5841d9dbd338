/** What `contract explain` says of a rule. */
export interface RulePage {
  why: string;
  /** The smallest case: what stood there and what stands there now, or what was sent. */
  example: string;
  /** How to reach the same without hurting a client. */
  instead: string;
}

export const page = (why: string, example: string, instead: string): RulePage => ({
  why,
  example,
  instead,
});

export const harmless = 'Nothing: no client of the old contract is hurt.';
