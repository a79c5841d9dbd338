import type { EventName } from '../../src/shared/tracking/events.ts';

/** Facts about the app for Storybook's docs pages, read from the source files of the app. */
export interface DocsData {
  /**
   * The facts about each screen, and about each other component of the app with stories, by file
   * path such as `./src/features/…`.
   */
  screens: Record<string, ScreenDocsData>;
  everywhere: CallsAndEvents;
  /** The API calls and tracking events of the feedback button, which several screens have. */
  feedback: CallsAndEvents;
  /** The title of each screen's page, such as `6 Orders/Detail`, by route pattern. */
  pages: Record<string, string>;
  /** Requirements and decisions by their anchor in docs/product, such as `s4-7` or `D17`. */
  rules: Record<string, Rule>;
  /** The meaning of each error code, by code such as `409`. */
  errors: Record<string, ErrorCodeDescription>;
  /** The comment above each story, by story id. */
  descriptions: Record<string, string>;
}

export interface Screenshots {
  releaseNotes: ReleaseNote[];
  /** The heading of the last release: its tag and date. Undefined before the first release. */
  lastRelease: string | undefined;
  /**
   * Names of the screenshot files without extension: `{story}` or `{story}.{order state}`. The name
   * ends with `.{language}` if the language is not English.
   */
  pictures: string[];
  /** Sorted names of the screenshot files of flows: `{story}.{number of the step}.{step}`. */
  strips: string[];
}

export interface ReleaseNote {
  title: string;
  text: string;
}

export interface ScreenDocsData {
  /** Route patterns, such as `/orders/:id/detail`; empty for a component without a route. */
  patterns: string[];
  hasFeedback: boolean;
  /** Anchors of the requirements and decisions that the sources cite or the stories show. */
  rules: string[];
  calls: Call[];
  /** The tracking events of the screen, and the routes on which it sends them. */
  events: { name: EventName; patterns: string[] }[];
  /** The kit components that the screen uses. */
  parts: string[];
  /** English messages by namespace and key. */
  texts: Record<string, Record<string, string>>;
  /** For each message (`namespace.key`), the id of a story whose test expects the message. */
  shownIn: Record<string, string>;
}

export interface CallsAndEvents {
  calls: Call[];
  events: EventName[];
}

export interface Call {
  operationId: string;
  method: string;
  path: string;
  /** What the call does, from the contract. */
  summary: string;
  origin: string;
  isEverywhere: boolean;
  patterns: string[];
  /** The fields of the response that the screen reads. */
  fields: ResponseField[];
  refusals: RefusalExample[];
  /**
   * What the app does when the server refuses this call, if this differs from the app's usual
   * reaction to the error code.
   */
  whenRefused?: string;
}

export interface ResponseField {
  /** The path of the field in the response, such as `tier.orderNum`. */
  path: string;
  /** True if no requirement names the field, so that the backend team must confirm the field. */
  isAssumed: boolean;
}

export interface Rule {
  /** The number as documents cite it: `§4.7`, `D17`. */
  number: string;
  text: string;
  /** For a decision: the sentences and table rows below its heading. */
  lines?: string[];
}

export interface RefusalExample {
  /** The name of the example in the contract, such as `extensionExpired`. */
  name: string;
  code: number;
  msg: string;
}

export interface ErrorCodeDescription {
  meaning: string;
  app: string;
}
