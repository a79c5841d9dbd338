import schemas from '@kosha/contract/bridge.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { parseSimulatedPlatform } from '@kosha/domain';
import { newPhone } from '../../../test/borrower.ts';
import { sendJson } from '../../../test/send.ts';
import { useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

const grant = async (fields: object) => {
  const response = await sendJson(server(), '/sandbox/native/grant', fields);
  return { status: response.status, token: ((await response.json()) as { token?: string }).token };
};

const read = async (address: string) => (await server().fetch(address)).text();

describe('the page that simulates the native app', () => {
  it('shows the app in a phone frame, for the requested product', async () => {
    const page = await read('/sandbox/native?pid=2');
    const [, name] = /<iframe[^>]*\sname="([^"]+)"/.exec(page) ?? [];
    expect(parseSimulatedPlatform(name)).toBe('ios-h5');
    expect(page).toContain('data-pid="2"');
  });

  it('ignores an invalid product id', async () => {
    const page = await read(`/sandbox/native?pid=${encodeURIComponent('"><script>')}`);
    expect(page).toContain('data-pid=""');
  });

  it('provides a session, and proofs for the two logins', async () => {
    const phone = newPhone();
    const session = await grant({ kind: 'token', phone });
    expect((await server().call('listOrders', { token: session.token! })).code).toBe(0);
    const headers = { deviceId: 'device', version: '1' };
    for (const [kind, operation] of [
      ['own', 'nativeUserLogin'],
      ['partner', 'tripartiteUserLogin'],
    ] as const) {
      const { token } = await grant({ kind, phone });
      const login = await server().call(operation, {
        headers,
        body: { token, phone: `91${phone}` },
      });
      expect(login.code).toBe(0);
    }
  });

  it('has a page that sends each message to a native app and validates the responses by the schema', async () => {
    const page = await read('/sandbox/native/conformance');
    for (const [type, schema] of Object.entries(schemas)) {
      const isSent = page.includes(`data-send="${type}"`);
      expect(isSent).toBe(schema['x-direction'] === 'toShell');
    }
    const [, json = ''] = /data-schema>([^<]*)</.exec(page) ?? [];
    expect(JSON.parse(json)).toEqual(schemas['session.result']);
  });

  it.each([{ kind: 'token', phone: '12' }, { kind: 'root', phone: '9876543210' }, {}])(
    'rejects the request %j',
    async (fields) => {
      expect((await grant(fields)).status).toBe(400);
    },
  );
});
