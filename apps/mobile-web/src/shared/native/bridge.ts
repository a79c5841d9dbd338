import { newId } from '@kosha/api-client';
import type { ToApp, ToShell } from './__generated__/bridge.ts';
import { nativeHandler } from './native-app.ts';
import { trackDrift } from '../tracking/tracking.ts';
import { parseMessage, type IgnoreReason } from './message.ts';
import { parseSessionResult, type SessionResult } from './session-result.ts';

declare global {
  interface Window {
    koshaBridge?: { receive: (json: unknown) => void };
  }
}

/** The types of messages to which the native app sends no response (D27). */
type Notice = Exclude<ToShell['type'], 'session.request'>;

export const sessionTimeoutMs = 10_000;

const pendingRequests = new Map<string, (result: SessionResult) => void>();
/** Ids of the last responses; a message with such an id is a duplicate. */
const settled: string[] = [];
const maxSettled = 20;

/** Returns false if no native app receives the message. */
export const postToApp = (type: Notice): boolean => post(newId(), type);

/** Resolves to undefined on a timeout, on an abort, and outside the native app. */
export function requestSession(signal: AbortSignal): Promise<SessionResult | undefined> {
  const id = newId();
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(undefined), sessionTimeoutMs);
    const settle = (result: SessionResult | undefined) => {
      clearTimeout(timer);
      pendingRequests.delete(id);
      resolve(result);
    };
    pendingRequests.set(id, settle);
    signal.addEventListener('abort', () => settle(undefined));
    if (!post(id, 'session.request')) settle(undefined);
  });
}

function post(id: string, type: ToShell['type']): boolean {
  try {
    const handler = nativeHandler();
    const message = { id, type, payload: {} } satisfies Record<keyof ToShell, unknown>;
    // The handler is not a window, so its `postMessage` takes no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    handler?.postMessage(JSON.stringify(message));
    return handler !== undefined;
  } catch {
    return false;
  }
}

/** Never throws, because the native app cannot handle an exception. */
function receive(json: unknown): void {
  const message = parseMessage(json);
  if (typeof message === 'string') return ignore(message);
  const { id, type, payload } = message;
  const settle = pendingRequests.get(id);
  if (!settle) return ignore(settled.includes(id) ? 'duplicate' : 'unknownId');
  const isResult = type === ('session.result' satisfies ToApp['type']);
  const result = isResult ? parseSessionResult(payload) : undefined;
  // The request stays pending, because a valid response may still follow.
  if (!result) return ignore('wrongShape');
  settled.push(id);
  if (settled.length > maxSettled) settled.shift();
  settle(result);
}

function ignore(reason: IgnoreReason): void {
  console.warn('A message of the native app was ignored:', reason);
  trackDrift('bridge', { message: reason });
}

// Uses `globalThis`, because the prerender build also runs this file and has no `window`.
Object.assign(globalThis, { koshaBridge: { receive } });
