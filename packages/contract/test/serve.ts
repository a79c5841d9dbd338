import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach } from 'vitest';

export function useServers() {
  const listening: Server[] = [];
  const sockets = new Set<Socket>();
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    for (const server of listening.splice(0)) server.close();
    sockets.clear();
  });
  return async (server: Server | HttpServer): Promise<string> => {
    server.on('connection', (socket: Socket) => sockets.add(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    listening.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
}
