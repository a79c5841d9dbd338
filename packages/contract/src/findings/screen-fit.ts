/** `not seen`: nobody has seen an answer to any of its calls. */
export type Verdict = 'does not work' | 'works without' | 'not seen' | 'works';

/** Which calls of the screen differ, and in which field. */
export interface Cause {
  calls: string[];
  what: string;
}

/** What one screen does with this server. */
export interface ScreenFit {
  /** A route pattern; `every screen` for the calls that each of them makes. */
  screen: string;
  verdict: Verdict;
  /** The parts that it goes without. */
  without: string[];
  causes: Cause[];
  /** Its calls of which no answer was seen. */
  unseen: string[];
  /** How many of its fields come in another form than the contract's, which the app reads too. */
  otherForms?: number;
  /** A file. */
  picture?: string;
}
