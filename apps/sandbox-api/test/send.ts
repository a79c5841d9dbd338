import type { TestServer } from './test-server.ts';

type Server = Pick<TestServer, 'fetch'>;

export function sendJson(server: Server, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return server.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

export function sendForm(
  server: Server,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  return server.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
}
