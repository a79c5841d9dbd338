import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import schemas from '@kosha/contract/bridge.json' with { type: 'json' };
import type { ToApp } from './__generated__/bridge.ts';
import { parseMessage } from './message.ts';
import { parseSessionResult } from './session-result.ts';

const schema = schemas['session.result'];
const ajv = new Ajv2020({ strict: false, allErrors: true });
const fits = ajv.compile<ToApp>(schema);

const read = (message: unknown) => {
  const parsed = parseMessage(JSON.stringify(message));
  return typeof parsed === 'string' ? undefined : parseSessionResult(parsed.payload);
};

it.each(schema.examples)('the app accepts the example of the schema: %j', (message) => {
  expect(fits(message)).toBe(true);
  const { token, login } = message.payload as ToApp['payload'];
  expect(read(message)).toMatchObject(
    login ? { login: { app: login.app, proof: login.token, device: login.device } } : { token },
  );
});

const value = fc.constantFrom<unknown>(
  '',
  'own',
  'partner',
  'kosha_3f9a1c0e',
  'with a space',
  'Ärger',
  '919876543210',
  '12025550123',
  ...[7, 8, 64, 65, 128, 129, 512, 513, 1024, 1025].map((length) => 'x'.repeat(length)),
  7,
  null,
  {},
);
const device = fc.record(
  { deviceId: value, version: value, idfv: value, idfa: value, sdkVersion: value, brand: value },
  { requiredKeys: [] },
);
const usually = <T>(valid: T, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant<unknown>(valid) }, { weight: 1, arbitrary: other });
const login = fc.record(
  {
    app: usually('own', value),
    token: usually('proof', value),
    phone: value,
    device: usually({ deviceId: 'abc', version: '1' }, fc.oneof(device, value)),
  },
  { requiredKeys: [] },
);
const payload = fc.oneof(
  value,
  fc.record({ token: value, login: fc.oneof(login, value) }, { requiredKeys: [] }),
  fc.record({ login }),
);
const message = fc.record(
  { id: usually('1', value), type: fc.constant('session.result'), payload },
  { requiredKeys: ['id', 'type'] },
);

it('the app accepts every message that matches the schema', () => {
  let taken = 0;
  fc.assert(
    fc.property(message, (one) => {
      if (!fits(one)) return;
      taken += 1;
      expect(read(one)).toBeDefined();
    }),
    { numRuns: 3000 },
  );
  expect(taken).toBeGreaterThan(20);
});

it('every message that the app accepts matches the schema, except for optional values that it ignores', () => {
  fc.assert(
    fc.property(message, (one) => {
      if (read(one) === undefined) return;
      fits(one);
      // The app accepts a message if only these fields are invalid, and ignores their values. An
      // invalid `token` is ignored only if the message also has a `login`.
      const left = /^\/payload\/(login\/(phone|device\/(idfv|idfa|sdkVersion|brand))|token)$/;
      const faults = (fits.errors ?? []).filter(({ instancePath }) => !left.test(instancePath));
      expect(faults).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});
