import type { BrowserContext, Request, Response } from '@playwright/test';

/** Watches the calls to the server; tells each with the start of its answer, once that has come. */
export function watchCalls(context: BrowserContext): () => string[] {
  const outcomes = new Map<Request, string>();
  const note = (request: Request, outcome: string) => {
    if (outcomes.has(request)) outcomes.set(request, outcome);
  };
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api1/')) outcomes.set(request, 'no answer');
  });
  context.on('requestfailed', (request) => note(request, String(request.failure()?.errorText)));
  context.on('response', (response) => {
    const request = response.request();
    if (outcomes.has(request)) void startOf(response).then((start) => note(request, start));
  });
  return () =>
    [...outcomes].map(([request, outcome]) => `${request.method()} ${request.url()} ${outcome}`);
}

async function startOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => 'left before it was read');
  return `${response.status()} ${text.slice(0, 120)}`;
}
