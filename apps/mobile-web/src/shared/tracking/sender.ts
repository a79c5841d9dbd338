import { policyOf, readPolicyProfile } from '@kosha/domain';
import { api } from '../server/api.ts';
import { forgetClientConfig, readClientConfig } from '../server/read-client-config.ts';
import { currentSession, onSessionEnd, useSession } from '../session/session.ts';
import { readDeviceId } from '../session/session-storage.ts';
import { createStoredValue } from '../browser/stored.ts';
import {
  analyticsStorageKey,
  setAnalyticsEnabled,
  disableAnalyticsIfStrict,
} from '../browser/attribution.ts';
import { sanitizeEvent } from './sanitize-event.ts';
import type { TrackedEvent } from './sanitize-event.ts';

/** The server wants all events with one of these versions, except the unwanted ones (D15). */
interface TrackingSettings {
  versions: ReadonlySet<TrackedEvent['version']>;
  unwanted: ReadonlySet<string>;
}

/** The maximum number of events that wait to be sent. The app drops older events. */
const maxWaiting = 50;

/** Each tab stores its own events, so that two tabs do not send the same event. */
const saved = createStoredValue('session', 'events', ({ events }) =>
  Array.isArray(events) ? { events: events as TrackedEvent[] } : undefined,
);

let waiting: TrackedEvent[] = saved.read()?.events ?? [];
let settings: Promise<TrackingSettings | undefined> | undefined;
let isSending = false;
let hasNewEvent = false;

/** The events of a signed-out visitor stay only in memory. */
function saveQueue(): void {
  if (waiting.length > 0 && currentSession()) saved.write({ events: waiting });
  else saved.remove();
}

export function sendEvent(event: TrackedEvent): void {
  waiting = [...waiting, event].slice(-maxWaiting);
  saveQueue();
  void sendWaiting();
}

window.addEventListener('online', () => void sendWaiting());

/** Makes `sendEach` stop waiting for settings that `forgetTrackingSettings` has discarded. */
let stopWaiting = () => {};

/** Call this when the session or the user's consent has changed (D57). */
export function forgetTrackingSettings(): void {
  settings = undefined;
  stopWaiting();
}

useSession.subscribe(forgetTrackingSettings);

// Another tab may have changed a consent (D57).
window.addEventListener('storage', ({ key }) => {
  if (key !== analyticsStorageKey) return;
  forgetClientConfig();
  forgetTrackingSettings();
});

// The events of one user must not be sent with the session of another.
onSessionEnd(() => {
  disableAnalyticsIfStrict();
  waiting = [];
  saved.remove();
});

async function sendWaiting(): Promise<void> {
  hasNewEvent = true;
  if (isSending) return;
  isSending = true;
  while (hasNewEvent && navigator.onLine) {
    hasNewEvent = false;
    await sendEach();
  }
  isSending = false;
}

async function sendEach(): Promise<void> {
  for (let [first] = waiting; first; [first] = waiting) {
    const requested = (settings ??= fetchAndSaveSettings());
    const loaded = await Promise.race([requested, settingsDiscarded()]);
    // If the settings were discarded during the wait, the next iteration fetches new settings.
    if (settings !== requested) continue;
    if (!loaded) {
      settings = undefined;
      return;
    }
    // The queue may have changed in the meantime, for example at a sign-out.
    if (first !== waiting[0]) continue;
    if (!(await isDone(first, loaded))) return;
    const sent = first;
    waiting = waiting.filter((event) => event !== sent);
    saveQueue();
  }
}

const settingsDiscarded = () =>
  new Promise<undefined>((resolve) => {
    stopWaiting = () => resolve(undefined);
  });

/**
 * Returns false if the event must be sent again later, for example after a network failure. An
 * event that the server has rejected is not sent again.
 */
async function isDone(
  event: TrackedEvent,
  { versions, unwanted }: TrackingSettings,
): Promise<boolean> {
  const cleaned = sanitizeEvent(event);
  if (!cleaned || !versions.has(cleaned.version) || unwanted.has(cleaned.event)) return true;
  const { version, ...row } = cleaned;
  const body = [{ ...row, web_uuid: readDeviceId() }];
  const result =
    version === 'v2'
      ? await api.post('/burying-point/v2/burying-point', { body })
      : await api.post('/burying-point/v3/burying-point', { body });
  return result.ok || result.failure.kind === 'business' || result.failure.kind === 'malformed';
}

function fetchAndSaveSettings(): Promise<TrackingSettings | undefined> {
  const requested = fetchSettings().then((loaded) => {
    if (loaded && settings === requested) setAnalyticsEnabled(loaded.versions.size > 0);
    return loaded;
  });
  return requested;
}

async function fetchSettings(): Promise<TrackingSettings | undefined> {
  const [config, loaded] = await Promise.all([
    readClientConfig(),
    api.get('/burying-point/burying-point/get-buried-config'),
  ]);
  if (!config.ok || !loaded.ok) return undefined;
  // Under the strict policy, analytics is off if the response has no analytics setting (D54).
  const defaultSetting = !policyOf(readPolicyProfile(config.data.policy)).needsTrackingAgreed;
  const { pageEvents = defaultSetting, clickEvents = defaultSetting } = config.data.analytics ?? {};
  return {
    versions: new Set([
      ...(pageEvents ? ['v2' as const] : []),
      ...(clickEvents ? ['v3' as const] : []),
    ]),
    unwanted: new Set(loaded.data.events.filter((row) => !row.isWanted).map((row) => row.event)),
  };
}
