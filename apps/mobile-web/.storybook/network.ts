import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';

const worker = setupWorker();
const unhandled: string[] = [];

/** Stands behind a story's own handlers: what they leave over never reaches a network. */
const refuse = http.all('*/api1/*', ({ request }) => {
  unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.error();
});

/** Every screen reports that it was entered; no story is about that. */
const tracking = [
  mockGet('/burying-point/burying-point/get-buried-config', success({ events: [] })),
  mockPost('/burying-point/v2/burying-point', success(null)),
  mockPost('/burying-point/v3/burying-point', success(null)),
];

/** Starts the mock network; what is no call to the API passes. */
export async function startNetwork(): Promise<void> {
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}

/** Answers the next story's calls with these handlers and no others. */
export function answerWith(handlers: readonly HttpHandler[]): void {
  unhandled.length = 0;
  worker.resetHandlers(...handlers, ...tracking, refuse);
}

/** Throws when the story called what it has no handler for. */
export function assertEverythingHandled(): void {
  if (unhandled.length > 0) throw new Error(`No handler for ${unhandled.join(', ')}`);
}
