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
  /** By the id of a story: the comment above it. */
  descriptions: Record<string, string>;
}

/** What the start page shows. */
export interface Screenshots {
  releaseNotes: ReleaseNote[];
  /** The accepted screenshots, without their ending: a story's id, and the state of an order. */
  pictures: string[];
  /** The screenshots of flows in their order: `{story}.{number}.{stop}`. */
  strips: string[];
}

/** What a borrower sees differently since the last release. */
export interface ReleaseNote {
  /** Of the screen's page. */
  title: string;
  text: string;
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
  /** By `namespace.key`: the id of a story whose test expects the message. */
  shownIn: Record<string, string>;
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
  /** The fields of the response that the screen reads, such as `tier.orderNum`. */
  fields: ResponseField[];
  refusals: Refusal[];
  /** What the app does on any refusal, where it is not what it does on that code elsewhere. */
  whenRefused?: string;
}

export interface ResponseField {
  /** Such as `tier.orderNum`. */
  path: string;
  /** No specification names it yet. */
  isAssumed: boolean;
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
