import { newId } from '@kosha/api-client';
import type { ToApp, ToShell } from './__generated__/bridge.ts';
import { nativeHandler } from './native-app.ts';
import { trackDrift } from '../tracking/tracking.ts';
import { parseMessage, type IgnoredBecause } from './message.ts';
import { parseSessionResult, type SessionResult } from './session-result.ts';

declare global {
  interface Window {
    koshaBridge?: { receive: (json: unknown) => void };
  }
}

/** What the app tells a native app without waiting for an answer (D27). */
type Notice = Exclude<ToShell['type'], 'session.request'>;

/** Longer than any native app needs to find its own session. */
export const sessionTimeoutMs = 10_000;

/** Who waits for an answer, by the id of the question. */
const waiting = new Map<string, (result: SessionResult) => void>();
/** The ids of the last answers, to tell one that comes twice from one that nobody asked for. */
const answered: string[] = [];
const rememberedAnswers = 20;

/** Sends a message. Returns false where no native app takes it. */
export const tellApp = (type: Notice): boolean => post(newId(), type);

/** Asks for the session; undefined when no answer came in time, or no native app is there. */
export function askForSession(signal: AbortSignal): Promise<SessionResult | undefined> {
  const id = newId();
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(undefined), sessionTimeoutMs);
    const settle = (result: SessionResult | undefined) => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve(result);
    };
    waiting.set(id, settle);
    signal.addEventListener('abort', () => settle(undefined));
    if (!post(id, 'session.request')) settle(undefined);
  });
}

function post(id: string, type: ToShell['type']): boolean {
  try {
    const handler = nativeHandler();
    const message = { id, type, payload: {} } satisfies Record<keyof ToShell, unknown>;
    // Not a window's method: it has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    handler?.postMessage(JSON.stringify(message));
    return handler !== undefined;
  } catch {
    return false;
  }
}

/** Takes a message from the native app. Never throws, because the native app could do nothing about it. */
function receive(json: unknown): void {
  const message = parseMessage(json);
  if (typeof message === 'string') return ignore(message);
  const { id, type, payload } = message;
  const settle = waiting.get(id);
  if (!settle) return ignore(answered.includes(id) ? 'twice' : 'otherId');
  const isAnswer = type === ('session.result' satisfies ToApp['type']);
  const result = isAnswer ? parseSessionResult(payload) : undefined;
  // The question stays open: a right answer may still come.
  if (!result) return ignore('otherForm');
  answered.push(id);
  if (answered.length > rememberedAnswers) answered.shift();
  settle(result);
}

function ignore(reason: IgnoredBecause): void {
  console.warn('A message of the native app was ignored:', reason);
  trackDrift('bridge', { message: reason });
}

// Not on `window`: the build imports every screen outside of a browser.
Object.assign(globalThis, { koshaBridge: { receive } });
