import type { EventName } from '../../src/shared/tracking/events.ts';

/** What the pages of Storybook know about the app beside its stories. */
export interface Facts {
  /** By the path of the file from the app's folder, such as `./src/features/…`: screens, and parts of them with stories. */
  screens: Record<string, ScreenFacts>;
  /** What every screen does beside its own. */
  everywhere: Shared;
  /** What the feedback button does on each screen that has it. */
  feedback: Shared;
  /** The title of the page of each screen, such as `6 Orders/Detail`, by its route pattern. */
  pages: Record<string, string>;
  /** By the anchor in docs/product: `s4-7`, `D17`. */
  rules: Record<string, Rule>;
  /** By code: `409`. */
  errors: Record<string, ErrorCode>;
}

/** What even the first page shows. */
export interface Seen {
  /** The newest ones, the last first. */
  changes: Change[];
  /** The accepted pictures, without their ending: a story's id, and the state of an order. */
  pictures: string[];
  /** The pictures of journeys in their order: `{story}.{number}.{stop}`. */
  strips: string[];
}

export interface ScreenFacts {
  /** Route patterns, such as `/orders/:id/detail`; none for a part of screens. */
  patterns: string[];
  hasFeedback: boolean;
  /** Anchors of the rules that its sources cite or its stories show. */
  rules: string[];
  /** Those that it makes itself. */
  calls: Call[];
  /** Those that it sends itself, with the route patterns under which it does. */
  events: { name: EventName; patterns: string[] }[];
  /** The parts of the kit that it is made of. */
  parts: string[];
  /** By namespace: the key and the English text. */
  texts: Record<string, Record<string, string>>;
}

/** What several screens do alike. */
export interface Shared {
  calls: Call[];
  events: EventName[];
}

export interface Call {
  operationId: string;
  method: string;
  path: string;
  origin: string;
  /** True when every screen can make the call. */
  isEverywhere: boolean;
  /** The route patterns of the screen under which it makes the call. */
  patterns: string[];
  /** Fields of the answer that we assume, such as `tier.orderNum`. */
  assumed: string[];
  refusals: Refusal[];
  /** What the app does on any refusal, where it is not what it does on that code elsewhere. */
  whenRefused?: string;
}

export interface Rule {
  /** As people write it: `§4.7`, `D17`. */
  number: string;
  text: string;
  /** Below the heading of a decision: its sentences and the rows of its tables. */
  lines?: string[];
}

/** What the server says when it refuses a call. */
export interface Refusal {
  /** Such as `extensionExpired`. */
  name: string;
  code: number;
  msg: string;
}

/** What a code of a refusal means, and what the app does then. */
export interface ErrorCode {
  meaning: string;
  app: string;
}

/** A change of the last weeks. */
export interface Change {
  /** Such as `2026-11-22`. */
  date: string;
  subject: string;
  /** Files of stories beside what was changed, as in Storybook's index. */
  stories: string[];
}
