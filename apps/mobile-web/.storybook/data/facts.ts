/** What the pages of Storybook know about the app beside its stories. */
export interface Facts {
  /** By the path of the screen's file from the app's folder, such as `./src/features/…`. */
  screens: Record<string, ScreenFacts>;
  /** By the anchor in docs/product: `s4-7`, `D17`. */
  rules: Record<string, Rule>;
  changes: Change[];
}

export interface ScreenFacts {
  /** Route patterns, such as `/orders/:id/detail`. */
  patterns: string[];
  /** Anchors of the rules that its sources cite or its stories show. */
  rules: string[];
  calls: Call[];
  /** Names of events. */
  events: string[];
  /** By namespace: the key and the English text. */
  texts: Record<string, Record<string, string>>;
}

export interface Call {
  operationId: string;
  method: string;
  path: string;
  origin: string;
  /** True when every screen can make the call. */
  isEverywhere: boolean;
}

export interface Rule {
  /** As people write it: `§4.7`, `D17`. */
  number: string;
  text: string;
}

/** A change of the last weeks. */
export interface Change {
  /** Such as `2026-11-22`. */
  date: string;
  subject: string;
  /** Files of stories beside what was changed, as in Storybook's index. */
  stories: string[];
}
