import { answersCache, savedAtHeader, type AnswerToKeep } from '../shared/offline/protocol.ts';
import { isKeptRead, mayKeep } from './kept-reads.ts';

const ownerParameter = 'kept-for';

/** Whose answers may still be on their way here although their session is over. */
const ended = new Set<string>();

/** Each step waits for the one before: an answer that came first is there to be forgotten. */
let steps: Promise<unknown> = Promise.resolve();

function inTurn(step: () => Promise<unknown>): Promise<unknown> {
  steps = steps.then(step).catch(() => {});
  return steps;
}

/** Keeps an answer in place of the one before; nothing of anybody else stays beside it. */
export function keepAnswer({ url, token, text }: AnswerToKeep): Promise<unknown> {
  return inTurn(async () => {
    if (!isKeptRead(new URL(url).pathname) || ended.has(token) || !mayKeep(text)) return;
    const owner = await ownerOf(token);
    const cache = await caches.open(answersCache);
    await dropOthers(cache, owner);
    const headers = { 'content-type': 'application/json', [savedAtHeader]: String(Date.now()) };
    // Under an address alone: a Request would be kept with its headers, the token among them.
    await cache.put(keyOf(url, owner), new Response(text, { headers }));
  });
}

export function forgetAnswers(token: string): Promise<unknown> {
  // Nobody's answers have no session that could end.
  if (token !== '') ended.add(token);
  return inTurn(() => caches.delete(answersCache));
}

/** Asks the server; only where none can be reached, the same person's last answer. */
export async function answerRead(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    const kept = await findAnswer(request);
    if (!kept) throw cause;
    return kept;
  }
}

async function findAnswer({ url, headers }: Request): Promise<Response | undefined> {
  const owner = await ownerOf(headers.get('token') ?? '');
  return caches.match(keyOf(url, owner), { cacheName: answersCache });
}

async function dropOthers(cache: Cache, owner: string): Promise<void> {
  for (const { url } of await cache.keys()) {
    if (new URL(url).searchParams.get(ownerParameter) !== owner) await cache.delete(url);
  }
}

function keyOf(url: string, owner: string): string {
  const key = new URL(url);
  key.searchParams.set(ownerParameter, owner);
  return key.href;
}

/** Tells sessions apart without keeping a token. */
async function ownerOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest, 0, 8), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
