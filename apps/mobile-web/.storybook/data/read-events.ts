import { readFileSync } from 'node:fs';
import { patterns } from '../../src/shared/paths.ts';
import type { EventName } from '../../src/shared/tracking/events.ts';
import { appSources } from './app-sources.ts';

/** A place in the sources that sends an event. */
export interface SentEvent {
  event: EventName;
  file: string;
  /** The route pattern that the call names; undefined if it uses the current page. */
  pattern: string | undefined;
}

const callPattern = /\btrack(?:Click|Complete)\(\s*'(\w+)',\s*(?:patterns\.(\w+))?/g;

/** Tracking functions whose calls do not name the event. */
const unnamed = [
  [/\btrackPage\(/, 'page_enter'],
  [/\btrackDrift\(/, 'contract_drift'],
] as const satisfies readonly (readonly [RegExp, EventName])[];

/** Every place in the app's sources that sends an event. */
export const readSentEvents = (): SentEvent[] =>
  appSources().flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const named = [...source.matchAll(callPattern)].map(([, event, page]): SentEvent => ({
      event: event as EventName,
      file,
      pattern: page === undefined ? undefined : patterns[page as keyof typeof patterns],
    }));
    const others = unnamed.filter(([call]) => call.test(source));
    return [
      ...named,
      ...others.map(([, event]): SentEvent => ({ event, file, pattern: undefined })),
    ];
  });
