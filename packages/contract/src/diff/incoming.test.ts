import { describe, expect, test } from 'vitest';
import { diffContracts } from './diff-contracts.ts';
import { contractOf, documentOf, type TestDocument } from './test-contracts.ts';

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const order = (required: string[]) => ({
  type: 'object',
  properties: { id: { type: 'string' } },
  required,
});
const call = (schema: unknown, answer: unknown = {}) => ({
  post: { requestBody: json(schema), responses: { 200: json(answer) } },
});
const ownCall = { operationId: 'start', responses: {} };
const withWebhook = (item: object) =>
  documentOf({ '/a': { post: ownCall } }, { webhooks: { orderPaid: item } });
const withCallback = (item: object) =>
  documentOf({
    '/a': { post: { ...ownCall, callbacks: { done: { '{$request.body#/url}': item } } } },
  });
const none = documentOf({ '/a': { post: ownCall } });

const messages = (old: TestDocument, now: TestDocument) =>
  diffContracts(contractOf(old), contractOf(now)).map(
    ({ level, message }) => `${level}: ${message}`,
  );

describe.each([
  ['webhook', withWebhook, 'webhook orderPaid'],
  ['callback', withCallback, 'POST /a, callback done'],
] as const)('a %s, called by the server', (kind, holding, label) => {
  test('is breaking when removed, not when added', () => {
    expect(messages(holding(call({})), none)).toEqual([`breaking: ${label}: the ${kind} is gone`]);
    expect(messages(none, holding(call({})))).toEqual([`info: ${label}: the ${kind} is new`]);
  });

  test('is breaking when its request loses a field, not when it gains a field', () => {
    const less = messages(holding(call(order(['id']))), holding(call(order([]))));
    expect(less).toEqual([`breaking: ${label}, request: id: the field is optional now`]);
    const more = messages(holding(call(order([]))), holding(call(order(['id']))));
    expect(more).toEqual([`info: ${label}, request: id: the field is required now`]);
  });

  test('is breaking when its response requires a new field', () => {
    const more = messages(holding(call({}, order([]))), holding(call({}, order(['id']))));
    expect(more).toEqual([`breaking: ${label}, response 200: id: the field is required now`]);
  });
});
