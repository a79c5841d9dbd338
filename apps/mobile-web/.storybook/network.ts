import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { toolbarPolicy } from '../src/shared/testing/toolbar-policy.ts';
import { trackingHandlers } from '../src/shared/tracking/tracking.fixtures.ts';
import { recordResponse } from './adjacent-list.ts';
import { shouldCheckResponses } from './should-check-responses.ts';
import type { TranslateResponse } from './server-messages.ts';

/** Relative to the page, so that the built Storybook works in any folder of a web server. */
const serviceWorker = { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` };

const pathOf = ({ url }: Request): string => new URL(url).pathname.slice('/api1'.length);

const worker = setupWorker();
const unhandled: string[] = [];

/** The number of the current story, which each call sends in a header. */
let story = 0;
const storyHeader = 'x-story';
/** The contract problems in the story's responses so far. */
let drifts: Promise<string[]>[] = [];

/** Rejects all calls without a handler, so that none reaches the network. */
const refuse = http.all('*/api1/*', ({ request }) => {
  unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.error();
});

/**
 * Rejects late calls of earlier stories, which share the page with the current story. Otherwise,
 * such a call could use up a one-time response of the current story.
 */
const failEarlier = http.all('*/api1/*', ({ request }) => {
  const storyOfRequest = request.headers.get(storyHeader);
  return storyOfRequest === null || Number(storyOfRequest) === story
    ? undefined
    : HttpResponse.error();
});

/** Loaded only if the strict profile is selected in the toolbar menu “Rules”. */
const strictServer = () => import('./strict-server.ts');

/** Default responses of the strict profile. A story's own handlers take precedence. */
const strictDefaults = http.all('*/api1/*', async ({ request }) => {
  if (toolbarPolicy() !== 'strict') return undefined;
  const { strictResponses } = await strictServer();
  const data = await strictResponses[pathOf(request)]?.();
  return data === undefined ? undefined : HttpResponse.json({ code: 0, msg: 'ok', data } as object);
});

let calls = new AbortController();

/** Aborts the calls of the previous story and waits until the app has handled the aborts. */
export async function endCalls(): Promise<void> {
  calls.abort();
  calls = new AbortController();
  await new Promise((resolve) => setTimeout(resolve));
}

let say: TranslateResponse | undefined;

export function setResponseTranslator(next?: TranslateResponse): void {
  say = next;
}

async function withToolbar(path: string, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json');
  const isStrict = toolbarPolicy() === 'strict';
  if (!isJson || (say === undefined && !isStrict)) return response;
  const { status, headers } = response;
  const body: unknown = await response.json();
  const answer = isStrict ? (await strictServer()).toStrictResponse(path, body) : body;
  return Response.json(say ? say(answer) : answer, { status, headers });
}

function markCalls(): void {
  const send = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api1/')) return send(request);
    request.headers.set(storyHeader, String(story));
    const signal = AbortSignal.any([request.signal, calls.signal]);
    return withToolbar(pathOf(request), await send(new Request(request, { signal })));
  };
}

/** Keeps the worker active after a `pagehide`; otherwise a restored page would get no responses. */
function keepWorker(): void {
  window.addEventListener('pagehide', (event) => {
    // Events that a story dispatches itself must reach the app.
    if (event.isTrusted) event.stopImmediatePropagation();
  });
}

let started: Promise<void> | undefined;

export function startNetwork(): Promise<void> {
  return (started ??= start());
}

async function start(): Promise<void> {
  // Must run before MSW adds the listener that stops the worker.
  keepWorker();
  worker.events.on('response:mocked', ({ request, response }) => {
    if (request.headers.get(storyHeader) !== String(story)) return;
    void recordResponse(pathOf(request), response);
  });
  if (shouldCheckResponses) {
    worker.events.on('response:mocked', ({ request, response }) => {
      drifts.push(findDrift(request, response.clone()));
    });
  }
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker });
  markCalls();
}

/**
 * Ignores responses that are not JSON, and values outside the limits of the contract, such as texts
 * over their maximum length.
 */
async function findDrift(request: Request, response: Response): Promise<string[]> {
  const { pathname } = new URL(request.url);
  const isCall = pathname.startsWith('/api1/') && response.type !== 'error';
  if (!isCall || !response.headers.get('content-type')?.includes('json')) return [];
  const path = pathOf(request);
  const method = request.method.toLowerCase();
  const { describeProblem, findProblems } = await import('@kosha/contract/check-response');
  const answer = { method, path, httpStatus: response.status, text: await response.text() };
  return findProblems(answer)
    .filter(({ rule }) => rule !== 'response-out-of-limits')
    .map((problem) => `${request.method} ${path} ${describeProblem(problem)}`);
}

export function setStoryHandlers(
  handlers: readonly HttpHandler[],
  lists: readonly HttpHandler[],
): void {
  story += 1;
  unhandled.length = 0;
  drifts = [];
  worker.resetHandlers(
    failEarlier,
    ...handlers,
    ...trackingHandlers,
    ...lists,
    strictDefaults,
    refuse,
  );
}

export function assertEverythingHandled(): void {
  if (unhandled.length > 0) throw new Error(`No handler for ${unhandled.join(', ')}`);
}

export async function assertMocksFit(): Promise<void> {
  const problems = (await Promise.all(drifts)).flat();
  if (problems.length > 0)
    throw new Error(`The mocks violate the contract: ${problems.join('; ')}`);
}
