import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { toolbarPolicy } from '../src/shared/testing/toolbar-policy.ts';
import { trackingHandlers } from '../src/shared/tracking/tracking.fixtures.ts';
import { noteRead } from './beside.ts';
import { isChecked } from './is-checked.ts';
import type { SayIn } from './server-words.ts';

/** Beside the page, so that the built Storybook works in any folder of a web server. */
const serviceWorker = { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` };

const pathOf = ({ url }: Request): string => new URL(url).pathname.slice('/api1'.length);

const worker = setupWorker();
const unhandled: string[] = [];

/** Counts the stories; each call carries the number of the story that made it. */
let story = 0;
const storyHeader = 'x-story';
/** The mistakes found so far in the story's own answers. */
let drifts: Promise<string[]>[] = [];

/** Comes after a story's own handlers and fails all other calls, so that none reaches a network. */
const refuse = http.all('*/api1/*', ({ request }) => {
  unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.error();
});

/**
 * Stories share one page: a call that an earlier story made and that arrives only now fails, as when
 * its page is left. So it neither takes an answer of this story nor counts as its mistake.
 */
const failEarlier = http.all('*/api1/*', ({ request }) => {
  const madeBy = request.headers.get(storyHeader);
  return madeBy === null || Number(madeBy) === story ? undefined : HttpResponse.error();
});

/** Loaded only where somebody chooses them. */
const strictRules = () => import('./server-rules.ts');

/** Comes after a story's own handlers with what the strict rules ask before each screen. */
const answerFirst = http.all('*/api1/*', async ({ request }) => {
  if (toolbarPolicy() !== 'strict') return undefined;
  const { askedBefore } = await strictRules();
  const data = await askedBefore[pathOf(request)]?.();
  return data === undefined ? undefined : HttpResponse.json({ code: 0, msg: 'ok', data } as object);
});

let say: SayIn | undefined;

/** Lets the server say its next answers in another language; without an argument in English. */
export function answerIn(next?: SayIn): void {
  say = next;
}

/** The answer by the rules and in the language of the toolbar. */
async function asAsked(path: string, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json');
  const isStrict = toolbarPolicy() === 'strict';
  if (!isJson || (say === undefined && !isStrict)) return response;
  const { status, headers } = response;
  const told: unknown = await response.json();
  const answer = isStrict ? (await strictRules()).inStrictRules(path, told) : told;
  return Response.json(say ? say(answer) : answer, { status, headers });
}

/** Writes the story's number on each call, and lets the answer come as the toolbar asks. */
function markCalls(): void {
  const send = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api1/')) return send(request);
    request.headers.set(storyHeader, String(story));
    return asAsked(pathOf(request), await send(request));
  };
}

/**
 * The worker stays when a page is left. By itself it would end with the last one, and a page that has just begun, such as the
 * one that a reload brings, would get no answers from the worker that it then starts.
 */
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
    void noteRead(pathOf(request), response);
  });
  if (isChecked) {
    worker.events.on('response:mocked', ({ request, response }) => {
      drifts.push(findDrift(request, response.clone()));
    });
  }
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker });
  markCalls();
}

/**
 * Stories have these on purpose: a page instead of an answer, and a text longer than any
 * server sends.
 */
async function findDrift(request: Request, response: Response): Promise<string[]> {
  const { pathname } = new URL(request.url);
  const isCall = pathname.startsWith('/api1/') && response.type !== 'error';
  if (!isCall || !response.headers.get('content-type')?.includes('json')) return [];
  const path = pathOf(request);
  const method = request.method.toLowerCase();
  const { describeProblem, findProblems } = await import('@kosha/contract/check-answer');
  const answer = { method, path, httpStatus: response.status, text: await response.text() };
  return findProblems(answer)
    .filter(({ rule }) => rule !== 'response-out-of-limits')
    .map((problem) => `${request.method} ${path} ${describeProblem(problem)}`);
}

/** Answers the next story's calls with these handlers, the lists beside its screen, and no others. */
export function answerWith(handlers: readonly HttpHandler[], lists: readonly HttpHandler[]): void {
  story += 1;
  unhandled.length = 0;
  drifts = [];
  worker.resetHandlers(
    failEarlier,
    ...handlers,
    ...trackingHandlers,
    ...lists,
    answerFirst,
    refuse,
  );
}

/** Throws when the story has made a call for which it has no handler. */
export function assertEverythingHandled(): void {
  if (unhandled.length > 0) throw new Error(`No handler for ${unhandled.join(', ')}`);
}

/** Throws when a handler of the story has answered what the contract does not allow. */
export async function assertMocksFit(): Promise<void> {
  const problems = (await Promise.all(drifts)).flat();
  if (problems.length > 0) throw new Error(`The mocks left the contract: ${problems.join('; ')}`);
}
