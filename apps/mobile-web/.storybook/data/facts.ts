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
  /** Requirements and decisions by their anchor in docs/product, such as `s4-7` or `D17`. */
  rules: Record<string, Rule>;
  /** The meaning of each error code, by code such as `409`. */
  errors: Record<string, ErrorCode>;
  /** The comment above each story, by story id. */
  descriptions: Record<string, string>;
}

/** The data of the start page. */
export interface Screenshots {
  releaseNotes: ReleaseNote[];
  /**
   * The file names of the accepted screenshots without extension: `{story}`, `{story}.{state}`, and
   * either followed by `.{language}` if not English.
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
  /**
   * Anchors of the requirements and decisions that the screen's sources cite or its stories show.
   */
  rules: string[];
  /** The calls that the screen itself makes. */
  calls: Call[];
  /** The tracking events that the screen itself sends, and the routes on which it sends them. */
  events: { name: EventName; patterns: string[] }[];
  /** The kit components that the screen uses. */
  parts: string[];
  /** English messages by namespace and key. */
  texts: Record<string, Record<string, string>>;
  /** The id of a story whose test expects the message, by `namespace.key`. */
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
  /** The routes on which the screen makes the call. */
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
  /** The path of the field in the response, such as `tier.orderNum`. */
  path: string;
  /** True if no specification names the field yet. */
  isAssumed: boolean;
}

export interface Rule {
  /** The number as documents cite it: `§4.7`, `D17`. */
  number: string;
  text: string;
  /** For a decision: the sentences and table rows below its heading. */
  lines?: string[];
}

/** A refusal of a call by the server. */
export interface Refusal {
  /** The name of the example in the contract, such as `extensionExpired`. */
  name: string;
  code: number;
  msg: string;
}

/** The meaning of an error code, and how the app reacts to it. */
export interface ErrorCode {
  meaning: string;
  app: string;
}
