import type { EventName } from '../../src/shared/tracking/events.ts';

/** What Storybook's pages show about the app, read from its sources. */
export interface Facts {
  /**
   * Screens, and sections with their own stories, by file path in the app's folder, such as
   * `./src/features/…`.
   */
  screens: Record<string, ScreenFacts>;
  /** The calls and events that every screen has. */
  everywhere: Shared;
  /** The calls and events of the feedback button, for each screen that has the button. */
  feedback: Shared;
  /** The title of each screen's page, such as `6 Orders/Detail`, by route pattern. */
  pages: Record<string, string>;
  /** By anchor in docs/product, such as `s4-7` or `D17`. */
  rules: Record<string, Rule>;
  /** By error code, such as `409`. */
  errors: Record<string, ErrorCode>;
  /** The comment above each story, by story id. */
  descriptions: Record<string, string>;
}

/** The data of the start page. */
export interface Screenshots {
  releaseNotes: ReleaseNote[];
  /**
   * The accepted screenshots without file extension: a story id, and for order states also the
   * state.
   */
  pictures: string[];
  /** The screenshots of the flows, in order: `{story}.{number}.{stop}`. */
  strips: string[];
}

/** One visible change since the last release. */
export interface ReleaseNote {
  /** The title of the screen's page. */
  title: string;
  text: string;
}

export interface ScreenFacts {
  /** Route patterns, such as `/orders/:id/detail`; empty for a section. */
  patterns: string[];
  hasFeedback: boolean;
  /** Anchors of the rules that its sources cite or its stories show. */
  rules: string[];
  /** The calls that the screen itself makes. */
  calls: Call[];
  /** The events that the screen itself sends, with the route patterns. */
  events: { name: EventName; patterns: string[] }[];
  /** The kit components that the screen uses. */
  parts: string[];
  /** English messages by namespace and key. */
  texts: Record<string, Record<string, string>>;
  /** By `namespace.key`: the id of a story whose test expects the message. */
  shownIn: Record<string, string>;
}

/** Calls and events that several screens share. */
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
  /** The routes of the screen on which it makes the call. */
  patterns: string[];
  /** The fields of the response that the screen reads, such as `tier.orderNum`. */
  fields: ResponseField[];
  refusals: Refusal[];
  /**
   * What the app does on every refusal of this call, if it differs from the default for the code.
   */
  whenRefused?: string;
}

export interface ResponseField {
  /** Such as `tier.orderNum`. */
  path: string;
  /** True if no specification names the field yet. */
  isAssumed: boolean;
}

export interface Rule {
  /** The number as readers write it: `§4.7`, `D17`. */
  number: string;
  text: string;
  /** For a decision: the sentences and table rows below its heading. */
  lines?: string[];
}

/** A refusal of a call by the server. */
export interface Refusal {
  /** Such as `extensionExpired`. */
  name: string;
  code: number;
  msg: string;
}

/** The meaning of an error code, and how the app reacts to it. */
export interface ErrorCode {
  meaning: string;
  app: string;
}
