import { expect, test } from 'vitest';
import { checkShortResponse } from './redocly-plugin.ts';
import { expandResponse, type OpenApiOperation, type ShortResponse } from './expand-response.ts';

const refusals = {
  orderNotFound: { code: 404, msg: 'This order was not found.' },
  fieldsWrong: { code: 422, msg: 'Please check what you filled in.' },
  sessionLost: { code: -4, msg: 'Please sign in again.' },
};

interface Responses {
  200: {
    headers?: object;
    content: {
      'application/json': {
        schema: { oneOf: [{ required: string[]; properties: object }, object] };
        examples: Record<string, { value: unknown }>;
      };
    };
  };
  default: object;
}

function expand(response: ShortResponse, rest: Partial<OpenApiOperation> = {}) {
  const operation: OpenApiOperation = { operationId: 'readOrder', 'x-response': response, ...rest };
  expandResponse(operation, refusals, (file) => ({ $ref: file }));
  expect(operation).not.toHaveProperty('x-response');
  const responses = operation.responses as Responses;
  const { schema, examples } = responses[200].content['application/json'];
  const values = Object.entries(examples).map(([name, { value }]) => [name, value]);
  const { headers } = responses[200];
  return { schema, headers, examples: Object.fromEntries(values), fault: responses.default };
}

const order = { data: { type: 'object' }, examples: { one: { orderId: '7' } } };

test('data becomes a success schema with a title, next to the failure and the lost session', () => {
  const { schema, fault } = expand(order, { summary: 'One order.' });
  expect(schema).toEqual({
    oneOf: [
      {
        title: 'ReadOrderSuccess',
        type: 'object',
        required: ['code', 'msg', 'data'],
        properties: {
          code: { $ref: 'schemas/SuccessCode.yaml' },
          msg: { $ref: 'schemas/Message.yaml' },
          data: { description: 'One order.', type: 'object' },
        },
      },
      { $ref: 'schemas/Failure.yaml' },
      { $ref: 'schemas/SessionLost.yaml' },
    ],
  });
  expect(fault).toEqual({ $ref: 'responses/failure.yaml' });
});

test('examples get the envelope; refusals get the code and message of refusals.yaml', () => {
  const errorColumn = [{ msg: 'Please fill in your full name.' }];
  const response = { ...order, refusals: ['orderNotFound', { fieldsWrong: { errorColumn } }] };
  expect(expand(response).examples).toEqual({
    one: { code: 0, msg: 'ok', data: { orderId: '7' } },
    orderNotFound: { code: 404, msg: 'This order was not found.', data: null },
    fieldsWrong: { code: 422, msg: 'Please check what you filled in.', data: { errorColumn } },
    sessionLost: { code: -4, msg: 'Please sign in again.', data: null },
  });
});

test('only a call that requires the token gets the refusal sessionLost', () => {
  expect(expand(order, { security: [] }).examples).not.toHaveProperty('sessionLost');
  expect(expand(order, { security: [{}, {}] }).examples).not.toHaveProperty('sessionLost');
});

test('a call that never carries the token cannot lose its session', () => {
  expect(expand(order, { security: [] }).schema.oneOf).toHaveLength(2);
  expect(expand(order, { security: [{}, {}] }).schema.oneOf).toHaveLength(3);
});

test('the response of a call with an idempotency key has the header Idempotency-Replayed', () => {
  const parameters = [{ $ref: '../../parameters/idempotency-key.yaml' }];
  expect(expand(order, { parameters }).headers).toEqual({
    'Idempotency-Replayed': { $ref: 'headers/idempotency-replayed.yaml' },
  });
  expect(expand(order).headers).toBeUndefined();
});

test('optional or nullable data is not required', () => {
  expect(expand({ ...order, optional: true }).schema.oneOf[0].required).toEqual(['code', 'msg']);
  const { schema, examples } = expand({ data: null });
  expect(schema.oneOf[0].required).toEqual(['code', 'msg']);
  expect(schema.oneOf[0].properties).toHaveProperty('data', { $ref: 'schemas/NoData.yaml' });
  expect(examples).toHaveProperty('done', { code: 0, msg: 'ok', data: null });
});

test('code: text makes the code of successes and refusals a string (§7)', () => {
  const { schema, examples } = expand({ data: null, code: 'text', refusals: ['orderNotFound'] });
  expect(schema.oneOf[0].properties).toHaveProperty('code.$ref', 'schemas/SuccessCodeText.yaml');
  expect(schema.oneOf[1]).toEqual({ $ref: 'schemas/FailureText.yaml' });
  expect(examples).toHaveProperty('done.code', '0');
  expect(examples).toHaveProperty('orderNotFound.code', '404');
});

test('an operation with complete responses is unchanged', () => {
  const operation = { operationId: 'readOrder', responses: { 200: { description: 'Fine.' } } };
  const copy = structuredClone(operation);
  expandResponse(copy, refusals, (file) => ({ $ref: file }));
  expect(copy).toEqual(operation);
});

test.each([
  ['an unknown key', { ...order, refusal: [] }, 'x-response has no "refusal"'],
  ['an unknown refusal', { ...order, refusals: ['gone'] }, 'refusals.yaml has no "gone"'],
  ['missing data', { refusals: [] }, 'x-response must say its data'],
  ['data without an example', { data: {} }, 'x-response must give an example'],
  ['examples without data', { data: null, examples: {} }, 'x-response has examples but no data'],
])('%s is reported', (_, response, fault) => {
  const faults = checkShortResponse(response as unknown as ShortResponse, refusals);
  expect(faults).toEqual([expect.stringContaining(fault)]);
});

test('a valid x-response has no faults', () => {
  expect(checkShortResponse({ ...order, refusals: ['orderNotFound'] }, refusals)).toEqual([]);
});
