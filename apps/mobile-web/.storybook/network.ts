import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { trackingHandlers } from '../src/shared/tracking/tracking.fixtures.ts';

const worker = setupWorker();
const unhandled: string[] = [];

/** Comes after a story's own handlers and fails all other calls, so that none reaches a network. */
const refuse = http.all('*/api1/*', ({ request }) => {
  unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.error();
});

/** Starts the mock network; requests that are not for the API pass. */
export async function startNetwork(): Promise<void> {
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}

/** Answers the next story's calls with these handlers and no others. */
export function answerWith(handlers: readonly HttpHandler[]): void {
  unhandled.length = 0;
  worker.resetHandlers(...handlers, ...trackingHandlers, refuse);
}

/** Throws when the story has made a call for which it has no handler. */
export function assertEverythingHandled(): void {
  if (unhandled.length > 0) throw new Error(`No handler for ${unhandled.join(', ')}`);
}
