import type { BrowserContext, Request } from '@playwright/test';

/** As many as tell how it came to a failure. */
const latest = 12;

/** Watches the calls to the server. Asked after a failure, tells the latest, each with the start of its answer. */
export function watchCalls(context: BrowserContext): () => Promise<string[]> {
  const calls: Request[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api1/')) calls.push(request);
  });
  return () =>
    Promise.all(
      calls
        .slice(-latest)
        .map(async (call) => `${call.method()} ${call.url()} ${await outcomeOf(call)}`),
    );
}

async function outcomeOf(call: Request): Promise<string> {
  const failure = call.failure();
  if (failure) return failure.errorText;
  const response = call.existingResponse();
  if (!response) return 'no answer';
  const text = await response.text().catch(() => 'left since then');
  return `${response.status()} ${text.slice(0, 120)}`;
}
