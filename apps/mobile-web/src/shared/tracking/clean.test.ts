import { expect, it } from 'vitest';
import { clean } from './clean.ts';
import type { Tracked } from './tracked.ts';

const click = (params: Record<string, unknown>, event = 'contract_drift') =>
  ({ version: 'v3', type: 'click', event, page: '/', time: 1, params }) as Tracked;

it('sends only the parameters in the table of events', () => {
  const { params } = clean(click({ productId: '1', phone: 'x', token: 'y' }, 'apply_now')) ?? {};
  expect(params).toEqual({ productId: '1' });
  expect(clean(click({}, 'apply_now'))).not.toHaveProperty('params');
});

it.each(['9876543210', '+91 98765 43210', '2345-6789-0124', 'asha@kosha.example', 9876543210])(
  'removes %j, which could identify a person',
  (received) => {
    expect(clean(click({ count: 1, received }))?.params).toEqual({ count: 1 });
  },
);

it('truncates a long text', () => {
  expect(clean(click({ received: 'x'.repeat(5000) }))?.params).toEqual({
    received: 'x'.repeat(256),
  });
});

it.each(['not_listed', 'toString', '__proto__'])('does not send the event %s', (event) => {
  expect(clean(click({}, event))).toBeUndefined();
});
