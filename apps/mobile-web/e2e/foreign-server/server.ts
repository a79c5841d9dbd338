/**
 * A server as another lender might write it: it lacks the optional calls (404 with an HTML page).
 * Codes, amounts and times are strings, ids are numbers, and an empty list is null.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  callHandlers,
  publicCallHandlers,
  RefusalError,
  type Lender,
  type ServerState,
} from './calls.ts';

const send = (response: ServerResponse, status: number, type: string, text: string) =>
  response.writeHead(status, { 'content-type': type }).end(text);

const envelope = (response: ServerResponse, code: number, msg: string, data: unknown = null) =>
  send(response, 200, 'application/json', JSON.stringify({ code: String(code), msg, data }));

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
}

function pay(response: ServerResponse, path: string, { borrowers }: ServerState): void {
  const [, , phone, id] = path.split('/');
  const borrower = [...borrowers.values()].find((one) => one.phone === phone);
  const loan = borrower?.loans.find(({ orderId }) => String(orderId) === id);
  if (loan) Object.assign(loan, { state: 7, settledAt: Date.now() });
  send(response, 200, 'text/html', '<h1>Thank you</h1>');
}

async function answer(request: IncomingMessage, response: ServerResponse, state: ServerState) {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.startsWith('/pay/')) return pay(response, pathname, state);
  const name = `${request.method} ${pathname.replace(/^\/api1/, '')}`;
  const body = await read(request);
  const anybody = publicCallHandlers[name];
  const call = callHandlers[name];
  if (anybody === undefined && call === undefined)
    return send(response, 404, 'text/html', '<h1>Cannot find this</h1>');
  try {
    if (anybody) return envelope(response, 0, 'success', anybody({ query, body }, state));
    const borrower = state.borrowers.get(String(request.headers['token']));
    if (!borrower) return envelope(response, -4, 'Please sign in again.');
    return envelope(
      response,
      0,
      'success',
      call?.({ query, body, borrower, origin: state.origin }),
    );
  } catch (cause) {
    if (!(cause instanceof RefusalError)) throw cause;
    return envelope(response, cause.code, cause.message);
  }
}

export function startForeignServer(lender: Lender): Promise<{ origin: string; server: Server }> {
  const state: ServerState = { lender, origin: '', codes: new Map(), borrowers: new Map() };
  const server = createServer((request, response) => {
    answer(request, response, state).catch((cause: unknown) => {
      send(response, 500, 'text/html', `<h1>Something broke</h1>${String(cause)}`);
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      state.origin = `http://127.0.0.1:${port}`;
      resolve({ origin: state.origin, server });
    });
  });
}
