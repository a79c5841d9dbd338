import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { servers } from './servers.ts';
import { test as base } from './test.ts';

/** The browser's way to the server. */
export interface Connection {
  origin: string;
  /** Ends what is open; what comes next is refused. */
  cut: () => void;
  mend: () => void;
}

/**
 * Journeys whose network is cut outside the browser; `request` and `sandbox` still reach the server.
 * With the browser's own `setOffline` a call that must not arrive now and then does: a worker that
 * starts again is online for a moment.
 */
export const test = base.extend<{ connection: Connection }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  connection: async ({}, use, { parallelIndex }) => {
    const open = new Set<Socket>();
    let isCut = false;
    const forwarder = createServer((near) => {
      if (isCut) return near.resetAndDestroy();
      const far = connect(portOf(parallelIndex), '127.0.0.1');
      near.on('data', (chunk) => far.write(chunk)).on('end', () => far.end());
      far.on('data', (chunk) => near.write(chunk)).on('end', () => near.end());
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => open.delete(socket));
      }
      return undefined;
    });
    await once(forwarder.listen(0, '127.0.0.1'), 'listening');
    const { port } = forwarder.address() as AddressInfo;
    const end = () => {
      for (const socket of open) socket.resetAndDestroy();
    };
    await use({
      origin: `http://127.0.0.1:${port}`,
      cut() {
        isCut = true;
        end();
      },
      mend() {
        isCut = false;
      },
    });
    forwarder.close();
    end();
  },
  baseURL: ({ connection }, use) => use(connection.origin),
  request: async ({ playwright }, use, { parallelIndex }) => {
    const direct = await playwright.request.newContext({
      baseURL: `http://127.0.0.1:${portOf(parallelIndex)}`,
    });
    await use(direct);
    await direct.dispose();
  },
});

function portOf(parallelIndex: number): number {
  const server = servers[parallelIndex];
  if (!server) throw new Error(`There is no server for worker ${parallelIndex}`);
  return server.port;
}
