import { minuteMs } from '@kosha/domain';
import { describe, expect, it } from 'vitest';
import { newPhone } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { fieldErrorsOf } from '../../../test/unverified.ts';
import type { NativeApp } from '../../db/schema/index.ts';
import { newId, newToken } from '../../keys/ids.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { writeSettings } from '../../providers/settings/settings.ts';
import { issueLoginProof, loginProofLifetimeMs } from './issue-proof.ts';

const server = useTestServer();

const operations = { own: 'nativeUserLogin', partner: 'tripartiteUserLogin' } as const;

const deviceHeaders = {
  deviceId: '9C287922-EE26-4501-94B5-DDE6F83E1475',
  version: '3.4.1',
  idfv: '9C287922-EE26-4501-94B5-DDE6F83E1475',
  idfa: '00000000-0000-0000-0000-000000000000',
  sdkVersion: '18.1',
  brand: 'Apple',
};

async function proofFor(phone: string, app: NativeApp = 'own'): Promise<string> {
  const { db, deps } = server();
  return issueLoginProof(db, { app, phone, now: await readNow(db, deps.realNow) });
}

interface Login {
  app?: NativeApp;
  phone?: string;
  device?: string;
  from?: string;
  headers?: Readonly<Record<string, string>>;
}

const logIn = (token: string, { app = 'own', phone, ...input }: Login = {}) =>
  server().call(operations[app], {
    device: newId(),
    headers: deviceHeaders,
    body: { token, ...(phone !== undefined && { phone: `91${phone}` }) },
    ...input,
  });

describe.each(['own', 'partner'] as const)("the login of the %s app's users", (app) => {
  it('creates the account on the first sign-in, finds it on the next, and returns a valid token', async () => {
    const phone = newPhone();
    const first = await logIn(await proofFor(phone, app), { app, phone });
    expect(first).toMatchObject({ code: 0, data: { isRegister: 1 } });
    const { data } = await logIn(await proofFor(phone, app), { app });
    expect(data.isRegister).toBe(0);
    expect((await server().call('listOrders', { token: data.token })).code).toBe(0);
  });

  it('requires only the headers of device and version', async () => {
    const proof = await proofFor(newPhone(), app);
    const refused = await logIn(proof, { app, headers: {} });
    expect(refused.code).toBe(400);
    expect(fieldErrorsOf(refused).map(({ name }) => name)).toEqual(['deviceId', 'version']);
    const { deviceId, version } = deviceHeaders;
    expect((await logIn(proof, { app, headers: { deviceId, version } })).code).toBe(0);
  });
});

describe('a proof', () => {
  const refusal = {
    code: 422,
    msg: 'Your app session has ended. Please sign in to the app again.',
  };

  it('is valid once, even for concurrent requests', async () => {
    const proof = await proofFor(newPhone());
    const codes = await Promise.all([logIn(proof), logIn(proof), logIn(proof)]);
    expect(codes.map(({ code }) => code).toSorted()).toEqual([0, 422, 422]);
  });

  it('is valid only for the operation of its app', async () => {
    expect(await logIn(await proofFor(newPhone(), 'partner'))).toMatchObject(refusal);
  });

  it('is rejected with another number; an unknown proof is rejected too', async () => {
    const phone = newPhone();
    expect(await logIn(await proofFor(phone), { phone: newPhone() })).toMatchObject(refusal);
    expect(await logIn(newToken())).toMatchObject(refusal);
    expect(await logIn("' or 1=1 --")).toMatchObject(refusal);
  });

  it('expires after five minutes', async () => {
    expect(loginProofLifetimeMs).toBe(5 * minuteMs);
    const proof = await proofFor(newPhone());
    await server().moveClock(loginProofLifetimeMs);
    expect(await logIn(proof)).toMatchObject(refusal);
  });

  it('is rejected if the setting requires it', async () => {
    await writeSettings(server().db, { nativeLogin: 'fail' });
    expect(await logIn(await proofFor(newPhone()))).toMatchObject(refusal);
    await writeSettings(server().db, { nativeLogin: 'pass' });
  });
});

describe('guessing proofs', () => {
  it('is limited to 30 attempts an hour per device', async () => {
    const device = newId();
    for (let wrong = 0; wrong < 30; wrong += 1) {
      expect((await logIn('wrong', { device })).code).toBe(422);
    }
    const proof = await proofFor(newPhone());
    expect(await logIn(proof, { device })).toMatchObject({ code: 429 });
    await server().moveClock(60 * minuteMs);
    expect((await logIn(await proofFor(newPhone()), { device })).code).toBe(0);
  });
});
