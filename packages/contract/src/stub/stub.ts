import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Contract } from '../document/read-contract.ts';
import { createRequestCheck } from '../exchange/check-request.ts';
import { noBody, type Exchange, type Message } from '../exchange/exchange.ts';
import { createMask, showAll } from '../exchange/mask.ts';
import {
  createRouter,
  prefixOf,
  readOperations,
  serversOf,
  type Route,
} from '../exchange/operations.ts';
import { createWording } from '../exchange/problems.ts';
import { collectBytes, readMessage } from '../exchange/read-message.ts';
import { createValidator } from '../exchange/validator.ts';
import { createChooser, type StubAnswer } from './choose-answer.ts';
import { missingCredentials } from './credentials.ts';
import { isRefusal, problemDetails, type Refusal } from './refusal.ts';
import { readWish } from './wish.ts';

interface StubOptions {
  /** Shows personal values in what is said about a request. */
  show: boolean;
  /** Is told each call and how it was answered, in one line. */
  log: (line: string) => void;
}

/** A server that answers with the examples of a contract, and refuses every request that does not fit it. */
export function createStub(contract: Contract, { show, log }: StubOptions): Server {
  const { document, envelope, placeOf } = contract;
  const operations = readOperations(document);
  const servers = [...new Set(serversOf(document).map(prefixOf))];
  const router = createRouter(operations, servers);
  const validator = createValidator(document);
  const mask = show ? showAll : createMask(document, envelope?.field);
  const checkRequest = createRequestCheck(validator, createWording(mask));
  const choose = createChooser(contract, validator);

  return createServer((request, response) => {
    void answer(request, response).catch((cause: unknown) => {
      send(request, response, { status: 500, detail: `the stub failed: ${String(cause)}` });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await collectBytes(request);
    if (request.headers['access-control-request-method'] !== undefined) {
      response.writeHead(204, corsHeaders(request)).end();
      return;
    }
    const given = await answerTo(request, readMessage(request, bytes));
    send(request, response, given);
    const how = isRefusal(given) ? given.detail : given.from;
    log(`${request.method} ${mask.url(request.url ?? '/')} ${given.status} ${how}`);
  }

  async function answerTo(
    { method = 'GET', url = '/' }: IncomingMessage,
    message: Message,
  ): Promise<StubAnswer | Refusal> {
    const path = router.pathOf(url);
    if (path === undefined) {
      const bases = servers.map((one) => `${one}/`).join(' or ');
      return { status: 404, detail: `the paths of the contract begin at ${bases}` };
    }
    const route = router.find(method, path);
    if (!route) return notThere(method, path);
    const query = new URL(url, 'relative://host').searchParams;
    const lack = missingCredentials(document, route.operation, message, query);
    if (lack !== undefined) {
      return { status: 401, detail: `${route.operation.id}: expected ${lack}, got nothing` };
    }
    return (
      misfitOf(route, { method, url, request: message }) ??
      choose(route.operation, readWish(message))
    );
  }

  function misfitOf(
    route: Route,
    sent: Pick<Exchange, 'method' | 'url' | 'request'>,
  ): Refusal | undefined {
    const exchange = { ...sent, response: { status: 0, headers: new Map(), body: noBody } };
    const { problems, unchecked } = checkRequest(route, exchange);
    const lines = problems
      .filter(({ level }) => level !== 'info')
      .map(({ field, expected, got, pointer }) => {
        const { file, line } = placeOf(pointer);
        return `${field}: expected ${expected}, got ${got} (${file}:${line})`;
      });
    if (unchecked !== undefined) lines.push(unchecked);
    if (lines.length === 0) return undefined;
    return { status: 422, detail: `${route.operation.id}: ${lines.join('; ')}` };
  }

  function notThere(method: string, path: string): Refusal {
    const methods = [...new Set(operations.map((one) => one.method))].filter((one) =>
      router.find(one, path),
    );
    const shown = mask.text(path);
    if (methods.length === 0) return { status: 404, detail: `the contract has no path ${shown}` };
    const allow = methods.map((one) => one.toUpperCase()).join(', ');
    return {
      status: 405,
      detail: `the contract has ${allow} ${shown}, not ${method}`,
      headers: { allow },
    };
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  given: StubAnswer | Refusal,
): void {
  const body = isRefusal(given) ? problemDetails(given) : given.body;
  response.writeHead(given.status, {
    ...(isRefusal(given) && { 'content-type': 'application/problem+json' }),
    ...given.headers,
    ...corsHeaders(request),
  });
  response.end(body);
}

/** The app comes from another port; examples are no secrets. */
function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined) return {};
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': String(headers['access-control-request-method'] ?? '*'),
    'access-control-allow-headers': String(headers['access-control-request-headers'] ?? '*'),
  };
}
