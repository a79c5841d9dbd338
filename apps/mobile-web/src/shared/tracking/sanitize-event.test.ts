import { expect, it } from 'vitest';
import { sanitizeEvent } from './sanitize-event.ts';
import type { TrackedEvent } from './sanitize-event.ts';

const click = (params: Record<string, unknown>, event = 'contract_drift') =>
  ({ version: 'v3', type: 'click', event, page: '/', time: 1, params }) as TrackedEvent;

it('sends only the parameters in the table of events', () => {
  const { params } =
    sanitizeEvent(click({ productId: '1', phone: 'x', token: 'y' }, 'apply_now')) ?? {};
  expect(params).toEqual({ productId: '1' });
  expect(sanitizeEvent(click({}, 'apply_now'))).not.toHaveProperty('params');
});

it.each(['9876543210', '+91 98765 43210', '2345-6789-0124', 'asha@kosha.example', 9876543210])(
  'removes %j, which could identify a person',
  (received) => {
    expect(sanitizeEvent(click({ count: 1, received }))?.params).toEqual({ count: 1 });
  },
);

it('truncates a long text', () => {
  expect(sanitizeEvent(click({ received: 'x'.repeat(5000) }))?.params).toEqual({
    received: 'x'.repeat(256),
  });
});

it.each(['not_listed', 'toString', '__proto__'])('does not send the event %s', (event) => {
  expect(sanitizeEvent(click({}, event))).toBeUndefined();
});
