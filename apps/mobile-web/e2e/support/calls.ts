import type { BrowserContext, Request } from '@playwright/test';

/** Enough to show what led to a failure. */
const latest = 12;

/** Notes each call to the server. */
export function noteCalls(context: BrowserContext, calls: Request[]): void {
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api1/')) calls.push(request);
  });
}

/** The latest calls, each with the start of its answer. */
export async function tellCalls(calls: readonly Request[]): Promise<string> {
  const told = calls
    .slice(-latest)
    .map(async (call) => `${call.method()} ${call.url()} ${await outcomeOf(call)}`);
  return (await Promise.all(told)).join('\n');
}

async function outcomeOf(call: Request): Promise<string> {
  const failure = call.failure();
  if (failure) return failure.errorText;
  const response = call.existingResponse();
  if (!response) return 'no answer';
  const text = await response.text().catch(() => 'left since then');
  return `${response.status()} ${text.slice(0, 120)}`;
}
