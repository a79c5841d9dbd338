import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { serverOf } from './servers.ts';
import { test as base } from './test.ts';

export interface Connection {
  origin: string;
  cut: () => void;
  /** Closes each connection that requests a matching URL, until `restore` is called. */
  refuse: (addresses: RegExp) => void;
  restore: () => void;
}

/**
 * Cuts the network outside the browser, because Playwright's `setOffline` has a gap: a restarted
 * service worker is online for a moment.
 */
export const test = base.extend<{ connection: Connection }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  connection: async ({}, use, { parallelIndex }) => {
    const open = new Set<Socket>();
    let isCut = false;
    let refused: RegExp | undefined;
    const forwarder = createServer((near) => {
      if (isCut) {
        near.resetAndDestroy();
        return;
      }
      open.add(near);
      near.on('close', () => open.delete(near));
      near.on('data', (sent: Buffer) => {
        const [, address = ''] = /^GET (\S+)/.exec(sent.toString('latin1')) ?? [];
        if (refused?.test(address)) near.resetAndDestroy();
      });
      // `pipeline` also closes the connection to the server when the browser closes its connection.
      pipeline(near, connect(serverOf(parallelIndex).port, '127.0.0.1'), near, () => {});
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
      refuse(addresses) {
        refused = addresses;
      },
      restore() {
        isCut = false;
        refused = undefined;
      },
    });
    forwarder.close();
    end();
  },
  baseURL: ({ connection }, use) => use(connection.origin),
  request: async ({ playwright }, use, { parallelIndex }) => {
    const baseURL = serverOf(parallelIndex).origin;
    const direct = await playwright.request.newContext({ baseURL });
    await use(direct);
    await direct.dispose();
  },
});
