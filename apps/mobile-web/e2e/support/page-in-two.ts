import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverOf } from './servers.ts';
import { test as base } from './test.ts';

/** A host that sends each page in two chunks, as a slow network may. */
export interface TwoChunkHost {
  origin: string;
  finish: () => void;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer<ArrayBuffer>> =>
  Buffer.concat((await request.toArray()) as Buffer[]);

/** The first chunk of a page ends before its `<body>`. */
export const test = base.extend<{ host: TwoChunkHost }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  host: async ({}, use, { parallelIndex }) => {
    let finish = () => {};
    const host = createServer(async (request, response) => {
      const { method = 'GET', url = '/', headers } = request;
      const body = await bodyOf(request);
      const answer = await fetch(serverOf(parallelIndex).origin + url, {
        method,
        // Requests an uncompressed response, because the host must find `<body>` in the page.
        headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
        ...(body.length > 0 && { body }),
      });
      const text = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      const end = text.indexOf('<body>');
      if (end < 0) return response.end(text);
      response.write(text.subarray(0, end));
      finish = () => response.end(text.subarray(end));
      return undefined;
    });
    await once(host.listen(0, '127.0.0.1'), 'listening');
    const { port } = host.address() as AddressInfo;
    await use({ origin: `http://127.0.0.1:${port}`, finish: () => finish() });
    host.closeAllConnections();
    host.close();
  },
});
