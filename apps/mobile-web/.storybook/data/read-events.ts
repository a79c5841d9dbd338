import { readFileSync } from 'node:fs';
import { patterns } from '../../src/shared/paths.ts';
import type { EventName } from '../../src/shared/tracking/events.ts';
import { appSources } from './app-sources.ts';

/** A call that sends an event. */
export interface Sent {
  event: EventName;
  file: string;
  /** The pattern of the page that the call names; undefined where it names whichever is open. */
  pattern: string | undefined;
}

const callPattern = /\btrack(?:Click|Complete)\(\s*'(\w+)',\s*(?:patterns\.(\w+))?/g;

/** What the calls send that name no event. */
const unnamed = [
  [/\btrackPage\(/, 'page_enter'],
  [/\btrackDrift\(/, 'contract_drift'],
] as const satisfies readonly (readonly [RegExp, EventName])[];

/** All calls of the app that send an event. */
export const readSent = (): Sent[] =>
  appSources().flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const named = [...source.matchAll(callPattern)].map(([, event, page]): Sent => ({
      event: event as EventName,
      file,
      pattern: page === undefined ? undefined : patterns[page as keyof typeof patterns],
    }));
    const others = unnamed.filter(([call]) => call.test(source));
    return [...named, ...others.map(([, event]): Sent => ({ event, file, pattern: undefined }))];
  });
