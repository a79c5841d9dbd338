import { describe, expect, test } from 'vitest';
import contract from '../__generated__/openapi.json' with { type: 'json' };
import { listOperations } from '../contract/load.ts';
import { checkObservedResponse } from './check-observed-response.ts';

interface Operation {
  responses: { 200: { content: { 'application/json': { examples: Record<string, Example> } } } };
}

interface Example {
  value: { code: number | string; msg: string; data?: unknown };
}

const operations = listOperations(contract);

const examples = operations.flatMap(({ path, method, operationId, operation }) => {
  const { responses } = operation as unknown as Operation;
  return Object.entries(responses[200].content['application/json'].examples).map(
    ([name, { value }]) => ({ path, method, name: `${operationId} ${name}`, value }),
  );
});

const check = (path: string, value: unknown, httpStatus = 200, method = 'get') =>
  checkObservedResponse({ method, path, httpStatus, text: JSON.stringify(value) });

test('every operation has examples to check', () => {
  const names = new Set(examples.map(({ name }) => name.split(' ')[0]));
  expect([...names]).toEqual(operations.map(({ operationId }) => operationId));
});

test.each(examples)('the example $name conforms to the contract', ({ path, method, value }) => {
  expect(check(path, value, 200, method)).toEqual([]);
});

test.each(operations)(
  '$method $path may return a server error, but not a success, with status 500',
  ({ path, method }) => {
    expect(check(path, { code: 500, msg: 'Please try again.', data: null }, 500, method)).toEqual(
      [],
    );
    expect(check(path, { code: 0, msg: 'ok', data: null }, 500, method)).not.toEqual([]);
  },
);

const successes = examples.filter(({ value }) => value.data && String(value.code) === '0');

test.each(successes)('$name with a string as its data is reported', (example) => {
  const problems = check(example.path, { ...example.value, data: 'text' }, 200, example.method);
  expect(problems).toContainEqual(expect.stringMatching(/^\/data: expected /));
});

describe('an invalid response is reported with its location', () => {
  const order = successes.find(({ path }) => path === '/order/v1/list')!.value.data as object[];

  test('a field of a list item', () => {
    const [first, second] = order;
    const rows = [first, { ...second, orderId: 7 }];
    expect(check('/order/v1/list', { code: 0, msg: 'ok', data: rows })).toEqual([
      '/data/1/orderId: expected string, got number 7, which the app reads',
    ]);
  });

  test.each([0.07, 4439.53, 99_999_999.99, 85.5])(
    'but not %d rupees, which are whole paise',
    (amount) => {
      const rows = [{ ...order[0], loanAmount: amount }];
      expect(check('/order/v1/list', { code: 0, msg: 'ok', data: rows })).toEqual([]);
    },
  );

  test.each([0.001, 4439.505, 99_999_999.995])(
    '%d rupees, with a fraction of a paisa',
    (amount) => {
      const rows = [{ ...order[0], loanAmount: amount }];
      expect(check('/order/v1/list', { code: 0, msg: 'ok', data: rows })).toEqual([
        expect.stringMatching(/^\/data\/0\/loanAmount: expected multiple of 0.01, got /),
      ]);
    },
  );

  test.each([null, {}, '', { any: 1 }])('but not a lost session with %j as its data', (data) => {
    for (const httpStatus of [200, 401]) {
      expect(check('/order/v1/list', { code: -4, msg: 'Sign in', data }, httpStatus)).toEqual([]);
    }
    expect(check('/order/v1/list', { code: '-4', data })).toEqual([]);
  });

  test("the code 0 instead of the string '0'", () => {
    expect(check('/auth/aadhaar/verify', { code: 0, msg: 'ok' }, 200, 'post')).toEqual([
      '/code: expected string, got number 0, which the app reads',
    ]);
  });

  test('a call that is not in the contract', () => {
    expect(check('/nowhere', {})).toEqual([
      'get /nowhere: expected an operation of the contract, got another',
    ]);
    expect(check('/order/v1/list', {}, 200, 'post')).toEqual([
      'post /order/v1/list: expected an operation of the contract, got another',
    ]);
  });
});
