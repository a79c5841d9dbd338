/** `not seen`: the traffic does not prove that the screen works. */
export type Verdict = 'does not work' | 'works without' | 'not seen' | 'works';

/** Calls that differ from the contract, and how. */
export interface Cause {
  calls: string[];
  what: string;
}

export interface ScreenResult {
  /** A route pattern, or `every screen` for calls of all screens. */
  screen: string;
  verdict: Verdict;
  /** Parts that the screen omits. */
  without: string[];
  causes: Cause[];
  /** Calls without an observed response. */
  unseen: string[];
  /** Calls with a valid response. */
  seen: string[];
  /** Findings that the app tolerates, because the app converts the value. */
  otherForms?: number;
  picture?: string;
}
