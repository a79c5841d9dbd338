import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CannotCompare } from '../findings/cannot-compare.ts';

/**
 * Starts a server on localhost; returns its address.
 * @throws CannotCompare when the port is in use
 */
export async function listenOnLocalhost(server: Server, port: string): Promise<string> {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new CannotCompare(`--port takes a number up to 65535, not "${port}"`);
  }
  server.listen(number, '127.0.0.1');
  await once(server, 'listening').catch(() => {
    throw new CannotCompare(`port ${port} is taken; name another with --port`);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves until Ctrl+C. */
export async function untilStopped(server: Server): Promise<void> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  server.close();
  server.closeAllConnections();
}
