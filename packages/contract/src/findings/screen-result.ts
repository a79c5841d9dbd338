/** `not seen`: the traffic does not prove that the screen works. */
export type Verdict = 'does not work' | 'works without' | 'not seen' | 'works';

export interface Cause {
  calls: string[];
  what: string;
}

export interface ScreenResult {
  /** A route pattern, or `every screen` for calls of all screens. */
  screen: string;
  verdict: Verdict;
  without: string[];
  causes: Cause[];
  unseen: string[];
  seen: string[];
  /** The number of wrong values that the app converts, so the screen works. */
  otherForms?: number;
  picture?: string;
}
