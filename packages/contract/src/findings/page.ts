export interface RulePage {
  why: string;
  example: string;
  instead: string;
}

export const createRulePage = (why: string, example: string, instead: string): RulePage => ({
  why,
  example,
  instead,
});

export const noAlternativeNeededText = 'Nothing: no client of the old contract is hurt.';
