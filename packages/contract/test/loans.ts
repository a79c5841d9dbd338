import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { run } from '../src/cli/run.ts';

export const loansContract = {
  openapi: '3.1.0',
  info: { title: 'Loans', version: '1' },
  servers: [{ url: '/api' }],
  'x-envelope': { field: 'code', success: [0], sessionLost: [-4] },
  components: {
    schemas: {
      Loan: {
        type: 'object',
        description: 'A loan.',
        required: ['id', 'amount'],
        properties: {
          id: { type: 'string', minLength: 1 },
          amount: { type: 'number' },
          state: { enum: ['open', 'paid'] },
          dueAt: {
            type: 'integer',
            description: 'When it is due.',
            'x-origin': 'assumed',
            'x-decision': 'D07',
          },
          lender: { type: 'string', description: 'Who lends.', 'x-origin': 'assumed' },
        },
      },
      Refusal: {
        type: 'object',
        required: ['code', 'msg'],
        properties: { code: { type: 'integer', not: { const: 0 } }, msg: { type: 'string' } },
      },
    },
  },
  paths: {
    '/loans': {
      get: {
        operationId: 'listLoans',
        'x-screens': ['/loans'],
        responses: { 200: answer({ type: 'array', items: { $ref: '#/components/schemas/Loan' } }) },
      },
      post: {
        operationId: 'makeLoan',
        requestBody: {
          required: true,
          ...jsonSchemaContent({
            type: 'object',
            required: ['amount'],
            additionalProperties: false,
            properties: { amount: { type: 'number', minimum: 1 } },
          }),
        },
        responses: { 200: answer({ $ref: '#/components/schemas/Loan' }) },
      },
    },
    '/proofs': {
      post: {
        operationId: 'sendProof',
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['kind', 'file'],
                properties: {
                  kind: { enum: ['bill', 'payslip'] },
                  file: { type: 'string', format: 'binary' },
                },
              },
            },
          },
        },
        responses: { 200: answer({ type: 'null' }) },
      },
    },
  },
};

export function jsonSchemaContent(schema: object) {
  return { content: { 'application/json': { schema } } };
}

function answer(data: object) {
  const success = {
    type: 'object',
    required: ['code', 'data'],
    properties: { code: { const: 0 }, msg: { type: 'string' }, data },
  };
  const schema = { oneOf: [success, { $ref: '#/components/schemas/Refusal' }] };
  return { description: 'A response.', content: { 'application/json': { schema } } };
}

export const loan = { id: '1', amount: 500, state: 'open' };

export const jsonHeaders = [{ name: 'Content-Type', value: 'application/json' }];

/** A HAR entry of `listLoans`. A string is the text of the response; other values become JSON. */
export function harEntry(
  answer: unknown,
  change: { request?: object; response?: object; content?: object } = {},
) {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return {
    request: { method: 'GET', url: 'https://app.test/api/loans', headers: [], ...change.request },
    response: {
      status: 200,
      headers: jsonHeaders,
      content: { size: text.length, mimeType: 'application/json', text, ...change.content },
      ...change.response,
    },
  };
}

export const harOf = (...entries: unknown[]) => ({ log: { version: '1.2', entries } });

export function useFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'contract-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, content: string | Uint8Array | object): string => {
    const file = join(folder, name);
    const isPlain = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(file, isPlain ? content : JSON.stringify(content));
    return file;
  };
  const api = write('loans.json', loansContract);
  const contract = (...args: string[]) => run([...args, '--api', api]);
  return { folder, write, contract, run: (...args: string[]) => run(args) };
}
