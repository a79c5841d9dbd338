import { policyOf, readPolicyProfile } from '@kosha/domain';
import { api } from '../server/api.ts';
import { forgetClientConfig, readClientConfig } from '../server/read-client-config.ts';
import { currentSession, onSessionEnd, useSession } from '../session/session.ts';
import { readDeviceId } from '../session/session-storage.ts';
import { stored } from '../browser/stored.ts';
import { analyticsKey, keepAnalytics, pauseAnalytics } from '../browser/attribution.ts';
import { clean } from './clean.ts';
import type { Tracked } from './tracked.ts';

/** What the server wants to know (D15). */
interface Wishes {
  versions: ReadonlySet<Tracked['version']>;
  unwanted: ReadonlySet<string>;
}

/** Offline, when there are more, the oldest ones are dropped. */
const maxWaiting = 50;

/** Kept over a reload, in this tab alone: two tabs must not send the same event. */
const kept = stored('session', 'events', ({ events }) =>
  Array.isArray(events) ? { events: events as Tracked[] } : undefined,
);

let waiting: Tracked[] = kept.read()?.events ?? [];
let wishes: Promise<Wishes | undefined> | undefined;
let isSending = false;
/** True when something new has come since the last try began. */
let isAsked = false;

/**
 * A visitor's events are kept only as long as the page, because after a sign-out the browser keeps nothing.
 */
function keep(): void {
  if (waiting.length > 0 && currentSession()) kept.write({ events: waiting });
  else kept.remove();
}

/** Sends the event and those that could not be sent before, one after the other. Never rejects. */
export function send(event: Tracked): void {
  waiting = [...waiting, event].slice(-maxWaiting);
  keep();
  void sendWaiting();
}

window.addEventListener('online', () => void sendWaiting());

/** Ends the wait for wishes that nobody needs any more. */
let stopWaiting = () => {};

/** What the server wants is asked again: somebody else is here, or this one said something new (D57). */
export function forgetWishes(): void {
  wishes = undefined;
  stopWaiting();
}

useSession.subscribe(forgetWishes);

// What was taken back or given in another tab holds here too (D57).
window.addEventListener('storage', ({ key }) => {
  if (key !== analyticsKey) return;
  forgetClientConfig();
  forgetWishes();
});

// The events of one person must not be sent with somebody else's session.
onSessionEnd(() => {
  pauseAnalytics();
  waiting = [];
  kept.remove();
});

async function sendWaiting(): Promise<void> {
  isAsked = true;
  if (isSending) return;
  isSending = true;
  while (isAsked && navigator.onLine) {
    isAsked = false;
    await sendEach();
  }
  isSending = false;
}

async function sendEach(): Promise<void> {
  for (let [first] = waiting; first; [first] = waiting) {
    const asked = (wishes ??= askAndKeep());
    const wanted = await Promise.race([asked, forgotten()]);
    // They were forgotten meanwhile: what waits now asks again.
    if (wishes !== asked) continue;
    if (!wanted) {
      wishes = undefined;
      return;
    }
    // Somebody else may be here since the wishes were asked.
    if (first !== waiting[0]) continue;
    if (!(await isDone(first, wanted))) return;
    const sent = first;
    waiting = waiting.filter((event) => event !== sent);
    keep();
  }
}

const forgotten = () =>
  new Promise<undefined>((resolve) => {
    stopWaiting = () => resolve(undefined);
  });

/** False when the event could not reach the server. What the server refuses is not sent again. */
async function isDone(event: Tracked, { versions, unwanted }: Wishes): Promise<boolean> {
  const cleaned = clean(event);
  if (!cleaned || !versions.has(cleaned.version) || unwanted.has(cleaned.event)) return true;
  const { version, ...row } = cleaned;
  const body = [{ ...row, web_uuid: readDeviceId() }];
  const result =
    version === 'v2'
      ? await api.post('/burying-point/v2/burying-point', { body })
      : await api.post('/burying-point/v3/burying-point', { body });
  return result.ok || result.failure.kind === 'business' || result.failure.kind === 'malformed';
}

/** Asked once in each visit. Until the server has answered nothing is sent, and a forgotten answer is not kept. */
function askAndKeep(): Promise<Wishes | undefined> {
  const asked = askWishes().then((wanted) => {
    if (wanted && wishes === asked) keepAnalytics(wanted.versions.size > 0);
    return wanted;
  });
  return asked;
}

async function askWishes(): Promise<Wishes | undefined> {
  const [config, wanted] = await Promise.all([
    readClientConfig(),
    api.get('/burying-point/burying-point/get-buried-config'),
  ]);
  if (!config.ok || !wanted.ok) return undefined;
  // Where the strict rules hold, what nobody answers is a no (D54).
  const unsaid = !policyOf(readPolicyProfile(config.data.policy)).needsTrackingAgreed;
  const { pageEvents = unsaid, clickEvents = unsaid } = config.data.analytics ?? {};
  return {
    versions: new Set([
      ...(pageEvents ? ['v2' as const] : []),
      ...(clickEvents ? ['v3' as const] : []),
    ]),
    unwanted: new Set(wanted.data.events.filter((row) => !row.isWanted).map((row) => row.event)),
  };
}
