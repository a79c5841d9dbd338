import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildClient } from '../test/build-client.ts';

const status = fc.constantFrom(200, 201, 400, 401, 404, 500, 502, 503);
const code = fc.oneof(
  fc.constantFrom(0, '0', -4, '-4', 422, '', null, true),
  fc.integer(),
  fc.string(),
);
const row = fc.oneof(fc.record({ name: fc.string(), msg: fc.string() }), fc.jsonValue());
const data = fc.oneof(
  fc.jsonValue(),
  fc.record({ errorColumn: fc.oneof(fc.array(row), fc.jsonValue()) }),
);
const envelope = fc.record(
  { code, msg: fc.oneof(fc.string(), fc.jsonValue()), data },
  { requiredKeys: [] },
);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  envelope.map((value) => JSON.stringify(value)),
  fc.tuple(envelope, fc.nat()).map(([value, at]) => {
    const whole = JSON.stringify(value);
    return whole.slice(0, at % whole.length);
  }),
);

const kinds = ['business', 'sessionLost', 'malformed'];

test('a call resolves to a result and never throws, whatever text the server returns', async () => {
  await fc.assert(
    fc.asyncProperty(text, status, async (body, httpStatus) => {
      const { api, lost } = buildClient(new Response(body, { status: httpStatus }));
      const result = await api.get('/order/v1/list');
      if (result.ok) {
        expect(JSON.parse(body)).toHaveProperty('code');
        expect(httpStatus).toBeLessThan(300);
        return;
      }
      expect(kinds).toContain(result.failure.kind);
      expect(lost).toHaveLength(result.failure.kind === 'sessionLost' ? 1 : 0);
      if (result.failure.kind !== 'business') return;
      for (const fieldError of result.failure.fieldErrors)
        expect(fieldError.message).toBeTypeOf('string');
    }),
    { numRuns: 500 },
  );
});

test('a call resolves to a result, whatever bytes the server returns', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), async (bytes) => {
      const { api } = buildClient(() => new Response(new Uint8Array(bytes)));
      expect(await api.get('/order/v1/list')).toHaveProperty('ok');
    }),
  );
});
