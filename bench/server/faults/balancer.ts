import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  origin: string;
  close: () => void;
}

/** A round-robin load balancer. It does not retry, because retries would hide faults. */
export async function startBalancer(targets: () => readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const pass = (incoming: IncomingMessage, response: ServerResponse) => {
    const all = targets();
    const target = all[(turn += 1) % Math.max(1, all.length)];
    if (target === undefined) return response.writeHead(502).end();
    const { host } = new URL(target);
    const { method, url, headers } = incoming;
    const sent = request(
      target + url,
      { agent, method, headers: { ...headers, host } },
      (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response).on('error', () => undefined);
        upstream.on('error', () => response.destroy());
      },
    );
    sent.on('error', () =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(),
    );
    return incoming.pipe(sent);
  };
  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
