import { createChecker } from '../src/exchange/checker.ts';
import {
  bodyOf,
  headersOf,
  noBody,
  type Body,
  type Exchange,
  type BodyPart,
} from '../src/exchange/exchange.ts';

const loan = {
  type: 'object',
  required: ['id', 'amount'],
  properties: {
    id: { type: 'string' },
    amount: { type: 'number', maximum: 50_000 },
    state: { type: 'string', enum: ['open', 'paid'] },
    dueDate: { type: 'string', format: 'date' },
    note: { type: ['string', 'null'] },
    lender: { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/Lender' }] },
  },
};

const envelopeOf = (data: object) => ({
  oneOf: [
    {
      type: 'object',
      required: ['code', 'msg', 'data'],
      properties: { code: { const: 0 }, msg: { type: 'string' }, data },
    },
    { $ref: '#/components/schemas/Refusal' },
  ],
});

export const jsonContentOf = (schema: object) => ({ content: { 'application/json': { schema } } });

export const document = {
  openapi: '3.1.0',
  servers: [{ url: '/api' }],
  components: {
    schemas: {
      Loan: loan,
      Lender: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      Refusal: {
        type: 'object',
        required: ['code', 'msg'],
        properties: {
          code: { type: 'integer', not: { const: 0 } },
          msg: { type: 'string' },
          data: { type: ['object', 'null'] },
        },
      },
    },
  },
  paths: {
    '/loans': {
      get: {
        operationId: 'listLoans',
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer' } },
          { name: 'state', in: 'query', required: true, schema: { enum: ['open', 'paid'] } },
          { name: 'App-Version', in: 'header', required: true, schema: { type: 'string' } },
        ],
        responses: {
          200: {
            headers: { 'X-Total': { schema: { type: 'integer' } } },
            ...jsonContentOf(
              envelopeOf({ type: 'array', items: { $ref: '#/components/schemas/Loan' } }),
            ),
          },
        },
      },
      post: {
        operationId: 'createLoan',
        requestBody: {
          required: true,
          ...jsonContentOf({
            type: 'object',
            required: ['amount'],
            additionalProperties: false,
            properties: { amount: { type: 'number' } },
          }),
        },
        responses: { 200: jsonContentOf(envelopeOf({ $ref: '#/components/schemas/Loan' })) },
      },
    },
    '/loans/{id}/proof': {
      post: {
        operationId: 'sendProof',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { pattern: '^\\d+$' } }],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['kind', 'file'],
                properties: {
                  kind: { enum: ['payslip', 'bill'] },
                  file: { type: 'string', format: 'binary' },
                  pages: { type: 'array', items: { type: 'string' } },
                },
              },
              encoding: { file: { contentType: 'image/jpeg, image/png' } },
            },
          },
        },
        responses: {
          200: jsonContentOf(envelopeOf({ type: 'null' })),
          '5XX': jsonContentOf({ type: 'object' }),
        },
      },
    },
  },
};

export const checker = createChecker(document, {
  envelope: { field: 'code', success: [0, '0'], sessionLost: [-4] },
});

const jsonHeaders = headersOf([['Content-Type', 'application/json; charset=utf-8']]);
export const goodLoan = { id: '1', amount: 500, state: 'open', dueDate: '2026-01-05', note: null };
export const success = (data: unknown) => JSON.stringify({ code: 0, msg: 'ok', data });

interface Change {
  method?: string;
  url?: string;
  headers?: [string, string][];
  body?: Body;
  status?: number;
  responseHeaders?: [string, string][];
  answer?: string;
}

export function listExchange({
  method = 'GET',
  url = '/api/loans?state=open',
  ...change
}: Change): Exchange {
  return {
    method,
    url,
    request: {
      headers: headersOf(change.headers ?? [['app-version', '1']]),
      body: change.body ?? noBody,
    },
    response: {
      status: change.status ?? 200,
      headers: change.responseHeaders ? headersOf(change.responseHeaders) : jsonHeaders,
      body: bodyOf(change.answer ?? success([goodLoan])),
    },
  };
}

export const createExchange = (body: Body, type = 'application/json'): Exchange =>
  listExchange({
    method: 'POST',
    url: '/api/loans',
    headers: [['content-type', type]],
    body,
    answer: success(goodLoan),
  });

export const photo: BodyPart = { name: 'file', contentType: 'image/png' };
export const kind: BodyPart = { name: 'kind', text: 'bill' };
export const uploadExchange = (parts: readonly BodyPart[], url = '/api/loans/7/proof'): Exchange =>
  listExchange({
    method: 'POST',
    url,
    headers: [['content-type', 'multipart/form-data; boundary=x']],
    body: { kind: 'parts', parts },
    answer: success(null),
  });

export const respondingWith = (data: unknown) => listExchange({ answer: success(data) });
