import type { BrowserContext, Request } from '@playwright/test';

const latest = 12;

export function recordCalls(context: BrowserContext, calls: Request[]): void {
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api1/')) calls.push(request);
  });
}

export async function reportCalls(calls: readonly Request[]): Promise<string> {
  const lines = calls
    .slice(-latest)
    .map(async (call) => `${call.method()} ${call.url()} ${await outcomeOf(call)}`);
  return (await Promise.all(lines)).join('\n');
}

async function outcomeOf(call: Request): Promise<string> {
  const failure = call.failure();
  if (failure) return failure.errorText;
  const response = call.existingResponse();
  if (!response) return 'no answer';
  const text = await response.text().catch(() => 'left since then');
  return `${response.status()} ${text.slice(0, 120)}`;
}
