import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OperationId } from '../src/http/contract.ts';
import { readContract } from '../src/http/contract.ts';

interface RawResponse {
  status: number;
  type: string;
  body: string;
}

type Json = Record<string, unknown>;

export interface Drift {
  operation: OperationId;
  what: string;
  /** The rule by which the contract probe must detect the changed response. */
  rule: string;
  change: (response: RawResponse) => RawResponse;
}

const inBody = (change: (envelope: Json) => unknown) => (response: RawResponse) => {
  try {
    return { ...response, body: JSON.stringify(change(JSON.parse(response.body) as Json)) };
  } catch {
    return response;
  }
};

/** Changes the `data` of a successful response. In a list, only the first item is changed. */
const inData = (change: (data: Json) => unknown) =>
  inBody((envelope) => {
    const { data } = envelope;
    if (Number(envelope['code']) !== 0 || typeof data !== 'object' || data === null)
      return envelope;
    if (!Array.isArray(data)) return { ...envelope, data: change(data as Json) };
    const [first, ...rest] = data as Json[];
    return { ...envelope, data: first ? [change(first), ...rest] : data };
  });

const without = (name: string) => inData(({ [name]: _gone, ...rest }) => rest);
const having = (name: string, value: unknown) => inData((data) => ({ ...data, [name]: value }));

/** Deviations from the contract, each in a different operation. The probe must detect them all. */
export const drifts: readonly Drift[] = [
  {
    operation: 'getHomeIndex',
    what: 'a field is missing',
    rule: 'response-missing-field',
    change: without('homeProductVos'),
  },
  {
    operation: 'getProductInfo',
    what: 'a number came as a text',
    rule: 'response-wrong-type',
    change: having('period', '7'),
  },
  {
    operation: 'precheckOrder',
    what: 'a field nobody described',
    rule: 'response-undocumented-field',
    change: having('penalty', 5),
  },
  {
    operation: 'calculateQuote',
    what: 'an amount came as null',
    rule: 'response-wrong-type',
    change: having('gstFee', null),
  },
  {
    operation: 'listOrders',
    what: 'a field was renamed',
    rule: 'response-renamed-field',
    change: inData(({ orderState, ...rest }) => ({ ...rest, state: orderState })),
  },
  {
    operation: 'getOrderDetail',
    what: 'a value nobody described',
    rule: 'response-wrong-value',
    change: having('reservation', 2),
  },
  {
    operation: 'getAutoApply',
    what: 'a page with status 200',
    rule: 'response-content-type',
    change: (response) => ({
      ...response,
      type: 'text/html',
      body: '<!doctype html><title>Login</title>',
    }),
  },
  {
    operation: 'listSchedules',
    what: 'an object where a list was',
    rule: 'response-wrong-type',
    change: inBody((envelope) => ({ ...envelope, data: {} })),
  },
  {
    operation: 'findUserAuth',
    what: 'half of the answer',
    rule: 'response-content-type',
    change: (response) => ({ ...response, body: response.body.slice(0, -9) }),
  },
  {
    operation: 'listStates',
    what: 'a text came as a number',
    rule: 'response-wrong-type',
    change: having('id', 27),
  },
  {
    operation: 'getKycAuthConfig',
    what: 'an envelope without msg',
    rule: 'response-missing-field',
    change: inBody(({ msg: _msg, ...rest }) => rest),
  },
  {
    operation: 'getFaceResult',
    what: 'another content type',
    rule: 'response-content-type',
    change: (response) => ({ ...response, type: 'text/plain' }),
  },
  {
    operation: 'findUserBankCards',
    what: 'a field came as a list',
    rule: 'response-wrong-type',
    change: inData((data) => ({ ...data, id: [data['id']] })),
  },
  {
    operation: 'listBanks',
    what: 'an empty body',
    rule: 'response-content-type',
    change: (response) => ({ ...response, body: '' }),
  },
  {
    operation: 'getOpinionConfig',
    what: 'a success with the status of a fault',
    rule: 'response-server-fault',
    change: (response) => ({ ...response, status: 500 }),
  },
  {
    operation: 'getClientConfig',
    what: 'no envelope',
    rule: 'response-missing-field',
    change: inBody(({ data }) => data),
  },
  {
    operation: 'listFaq',
    what: 'the code as a text',
    rule: 'response-wrong-type',
    change: inBody((envelope) => ({ ...envelope, code: '0' })),
  },
  {
    operation: 'getAboutUs',
    what: 'the same key twice',
    rule: 'response-duplicate-key',
    change: (response) => ({
      ...response,
      body: response.body.replace('"msg"', '"msg":"twice","msg"'),
    }),
  },
  {
    operation: 'bindBankCard',
    what: 'anything is accepted',
    rule: 'request-accepted-invalid',
    change: inBody((envelope) =>
      envelope['code'] === 400 ? { code: 0, msg: 'ok', data: null } : envelope,
    ),
  },
  {
    operation: 'applyOrder',
    what: 'a refusal without msg',
    rule: 'response-missing-field',
    change: inBody(({ msg, ...rest }) => (rest['code'] === 0 ? { ...rest, msg } : rest)),
  },
];

export async function startDriftingServer(
  target: string,
  active: readonly Drift[],
): Promise<{ origin: string; server: Server }> {
  const { operations, prefix } = readContract();
  const server = createServer((request, response) => {
    const path = request.url!.split('?')[0]!.slice(prefix.length);
    const called = operations.find(
      (operation) => operation.path === path && operation.method === request.method,
    );
    const drift = active.find(({ operation }) => operation === called?.id);
    void pass(request, response, target, drift);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  drift: Drift | undefined,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const {
    host: _,
    connection: __,
    'content-length': ___,
    'transfer-encoding': ____,
    ...headers
  } = request.headers;
  const original = await fetch(target + request.url!, {
    method: request.method!,
    headers: headers as Record<string, string>,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    redirect: 'manual',
  });
  const { status, type, body } = (drift?.change ?? ((same: RawResponse) => same))({
    status: original.status,
    type: original.headers.get('content-type') ?? 'text/plain',
    body: await original.text(),
  });
  response.writeHead(status, { 'content-type': type }).end(body);
}
