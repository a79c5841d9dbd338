import { expect, test } from 'vitest';
import { createIssueCollector } from './schema-issue.ts';

const receivedOf = (value: unknown) => {
  const { issues, report } = createIssueCollector();
  report('dataTypeUnknown', '[0].dataType', value);
  return issues.map(({ received }) => received);
};

test('an issue has a code, a path and the received value', () => {
  const { issues, report } = createIssueCollector();
  report('notAList', '', null);
  report('labelMissing', '[3].label', { a: 1 });
  expect(issues).toEqual([
    { code: 'notAList', path: '', received: 'null' },
    { code: 'labelMissing', path: '[3].label', received: '{"a":1}' },
  ]);
});

test('the received value is truncated after 60 characters', () => {
  expect(receivedOf('x'.repeat(60))).toEqual(['x'.repeat(60)]);
  expect(receivedOf('x'.repeat(61))).toEqual([`${'x'.repeat(60)}…`]);
});

test.each([
  ['7', '7'],
  [7, '7'],
  [undefined, 'undefined'],
  [() => 7, 'function'],
  [7n, 'bigint'],
])('%o is shown as %s', (value, received) => {
  expect(receivedOf(value)).toEqual([received]);
});
