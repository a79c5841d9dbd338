/** `not seen`: the traffic does not prove that the screen works. */
export type ScreenVerdict = 'does not work' | 'works without' | 'not seen' | 'works';

export interface Cause {
  calls: string[];
  what: string;
}

export interface ScreenResult {
  /** A route pattern, or `every screen` for the calls that any screen can make. */
  screen: string;
  verdict: ScreenVerdict;
  without: string[];
  causes: Cause[];
  unseen: string[];
  seen: string[];
  /** The number of findings about wrong values that the app converts to the contract's types. */
  otherForms?: number;
  picture?: string;
}
