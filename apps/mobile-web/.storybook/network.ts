import type { HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';

const worker = setupWorker();
const unhandled: string[] = [];

/** Starts the mock network; a call to the API that no handler answers fails its story. */
export async function startNetwork(): Promise<void> {
  await worker.start({
    quiet: true,
    onUnhandledRequest: ({ request }, print) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/api1')) return;
      unhandled.push(`${request.method} ${pathname}`);
      print.error();
    },
  });
}

/** Answers the next story's calls with these handlers and no others. */
export function answerWith(handlers: readonly HttpHandler[]): void {
  unhandled.length = 0;
  worker.resetHandlers(...handlers);
}

/** Throws when the story called what it has no handler for. */
export function assertEverythingHandled(): void {
  if (unhandled.length > 0) throw new Error(`No handler for ${unhandled.join(', ')}`);
}
