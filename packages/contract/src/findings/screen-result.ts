/** `not seen`: the observed traffic does not prove that the screen works. */
export type Verdict = 'does not work' | 'works without' | 'not seen' | 'works';

/** Calls of the screen that differ from the contract, and how. */
export interface Cause {
  calls: string[];
  what: string;
}

/** The status of one screen with this server. */
export interface ScreenResult {
  /** A route pattern; `every screen` for calls that all screens make. */
  screen: string;
  verdict: Verdict;
  /** The parts that the screen omits. */
  without: string[];
  causes: Cause[];
  /** Its calls without an observed response. */
  unseen: string[];
  /** Its calls with a valid response observed. */
  seen: string[];
  /** The number of findings that the app tolerates, because it converts the value. */
  otherForms?: number;
  /** The screenshot's file. */
  picture?: string;
}
