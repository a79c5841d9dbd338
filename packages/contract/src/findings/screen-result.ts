/** `not seen`: the observed traffic does not prove that it works; see `seen` and `unseen`. */
export type Verdict = 'does not work' | 'works without' | 'not seen' | 'works';

/** Calls of the screen that differ, and in which field. */
export interface Cause {
  calls: string[];
  what: string;
}

/** The status of one screen with this server. */
export interface ScreenResult {
  /** A route pattern; `every screen` for calls that all screens make. */
  screen: string;
  verdict: Verdict;
  /** The parts that it omits. */
  without: string[];
  causes: Cause[];
  /** Its calls without an observed response. */
  unseen: string[];
  /** Its calls with a valid response observed. */
  seen: string[];
  /** The number of its fields in another form than the contract's, which the app accepts. */
  otherForms?: number;
  /** The screenshot's file. */
  picture?: string;
}
