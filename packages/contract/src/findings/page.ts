/** The text of `contract explain`. */
export interface RulePage {
  why: string;
  example: string;
  /** The alternative that does not break clients. */
  instead: string;
}

export const createRulePage = (why: string, example: string, instead: string): RulePage => ({
  why,
  example,
  instead,
});

export const noAlternativeNeeded = 'Nothing: no client of the old contract is hurt.';
