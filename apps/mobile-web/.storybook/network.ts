import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { toolbarPolicy } from '../src/shared/testing/toolbar-policy.ts';
import { trackingHandlers } from '../src/shared/tracking/tracking.fixtures.ts';
import { recordResponse } from './adjacent-list.ts';
import { isChecked } from './is-checked.ts';
import type { Translate } from './server-messages.ts';

/** Beside the page, so that the built Storybook works in any folder of a web server. */
const serviceWorker = { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` };

const pathOf = ({ url }: Request): string => new URL(url).pathname.slice('/api1'.length);

const worker = setupWorker();
const unhandled: string[] = [];

/** Counts the stories; each call has a header with the number of its story. */
let story = 0;
const storyHeader = 'x-story';
/** The contract problems in the story's responses so far. */
let drifts: Promise<string[]>[] = [];

/** The last handler: fails all other calls, so that none reaches a network. */
const refuse = http.all('*/api1/*', ({ request }) => {
  unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.error();
});

/** Stories share one page: a late call of an earlier story fails, so that it takes no response of this one. */
const failEarlier = http.all('*/api1/*', ({ request }) => {
  const madeBy = request.headers.get(storyHeader);
  return madeBy === null || Number(madeBy) === story ? undefined : HttpResponse.error();
});

/** Loaded only when the strict profile is chosen. */
const strictServer = () => import('./strict-server.ts');

/** After a story's own handlers: the responses that the strict profile needs before each screen. */
const respondFirst = http.all('*/api1/*', async ({ request }) => {
  if (toolbarPolicy() !== 'strict') return undefined;
  const { strictResponses } = await strictServer();
  const data = await strictResponses[pathOf(request)]?.();
  return data === undefined ? undefined : HttpResponse.json({ code: 0, msg: 'ok', data } as object);
});

/** Aborts the calls of the present story. */
let calls = new AbortController();

/** Aborts the earlier story's calls, and waits for their last effects. */
export async function endCalls(): Promise<void> {
  calls.abort();
  calls = new AbortController();
  await new Promise((resolve) => setTimeout(resolve));
}

let say: Translate | undefined;

/** Sets the language of the next responses; English without an argument. */
export function respondIn(next?: Translate): void {
  say = next;
}

/** The response in the profile and language of the toolbar. */
async function withToolbar(path: string, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json');
  const isStrict = toolbarPolicy() === 'strict';
  if (!isJson || (say === undefined && !isStrict)) return response;
  const { status, headers } = response;
  const told: unknown = await response.json();
  const answer = isStrict ? (await strictServer()).asStrict(path, told) : told;
  return Response.json(say ? say(answer) : answer, { status, headers });
}

/** Adds the story's number to each call, and applies the toolbar to its response. */
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

/** Keeps the worker alive when a page is left; otherwise a reloaded page would get no responses. */
function keepWorker(): void {
  window.addEventListener('pagehide', (event) => {
    // Those that a story makes up are for the app.
    if (event.isTrusted) event.stopImmediatePropagation();
  });
}

let started: Promise<void> | undefined;

/** Starts the mock network once a page; requests that are not for the API pass. */
export function startNetwork(): Promise<void> {
  return (started ??= start());
}

async function start(): Promise<void> {
  // Before the listener that ends the worker.
  keepWorker();
  worker.events.on('response:mocked', ({ request, response }) => {
    if (request.headers.get(storyHeader) !== String(story)) return;
    void recordResponse(pathOf(request), response);
  });
  if (isChecked) {
    worker.events.on('response:mocked', ({ request, response }) => {
      drifts.push(findDrift(request, response.clone()));
    });
  }
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker });
  markCalls();
}

/** Problems of a mocked response. Stories return HTML and over-long texts on purpose. */
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

/** Uses only these handlers, and the lists beside the screen, for the next story. */
export function respondWith(handlers: readonly HttpHandler[], lists: readonly HttpHandler[]): void {
  story += 1;
  unhandled.length = 0;
  drifts = [];
  worker.resetHandlers(
    failEarlier,
    ...handlers,
    ...trackingHandlers,
    ...lists,
    respondFirst,
    refuse,
  );
}

/** Throws when the story has made a call without a handler. */
export function assertEverythingHandled(): void {
  if (unhandled.length > 0) throw new Error(`No handler for ${unhandled.join(', ')}`);
}

/** Throws when a response of the story violates the contract. */
export async function assertMocksFit(): Promise<void> {
  const problems = (await Promise.all(drifts)).flat();
  if (problems.length > 0)
    throw new Error(`The mocks violate the contract: ${problems.join('; ')}`);
}
