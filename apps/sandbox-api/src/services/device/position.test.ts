import { dayMs } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn, type Borrower } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { devicePositions, users } from '../../db/schema/index.ts';
import { writeSettings } from '../../providers/settings/settings.ts';

const server = useTestServer();
beforeAll(() => writeSettings(server().db, { isPositionWanted: true }));

const need = async (borrower: Borrower) => (await borrower.call('getDeviceNeedUpload')).data;
const share = (borrower: Borrower, gps: object = {}) =>
  borrower.call('uploadDeviceInfo', {
    body: { gps: { address: 'Andheri', latitude: 19.1155678, longitude: 72.8727321, ...gps } },
  });

const storedPosition = ({ phone }: Borrower) =>
  server()
    .db.select({
      address: devicePositions.address,
      latitude: devicePositions.latitude,
      longitude: devicePositions.longitude,
    })
    .from(devicePositions)
    .innerJoin(users, eq(users.id, devicePositions.userId))
    .where(eq(users.phone, phone));

describe("a borrower's location", () => {
  it('is requested until it is shared, and again after 30 days', async () => {
    const borrower = await signIn(server());
    expect(await need(borrower)).toEqual([{ type: 'gps', needUpload: 1 }]);
    expect((await share(borrower)).code).toBe(0);
    expect(await need(borrower)).toEqual([{ type: 'gps', needUpload: 0 }]);
    await server().moveClock(30 * dayMs);
    expect(await need(borrower)).toEqual([{ type: 'gps', needUpload: 1 }]);
  });

  it('is stored only once, as the newest location, rounded to about 100 metres', async () => {
    const borrower = await signIn(server());
    await share(borrower);
    await share(borrower, { address: ' \u0007Pune\u202e ', latitude: -18.52043 });
    expect(await storedPosition(borrower)).toEqual([
      { address: 'Pune', latitude: -18.52, longitude: 72.873 },
    ]);
  });

  it.each([
    { latitude: 90.5 },
    { longitude: -181 },
    { latitude: '19' },
    { address: 'x'.repeat(501) },
    { altitude: 3 },
  ])('is rejected with %j', async (gps) => {
    const borrower = await signIn(server());
    expect((await share(borrower, gps)).code).toBe(400);
    expect(await storedPosition(borrower)).toEqual([]);
  });

  it('is accepted at most 20 times a day', async () => {
    const borrower = await signIn(server());
    for (let time = 0; time < 20; time += 1) expect((await share(borrower)).code).toBe(0);
    expect((await share(borrower)).code).toBe(429);
  });

  it('is neither requested nor stored if the setting disables it', async () => {
    await writeSettings(server().db, { isPositionWanted: false });
    const borrower = await signIn(server());
    expect(await need(borrower)).toEqual([{ type: 'gps', needUpload: 0 }]);
    expect((await share(borrower)).code).toBe(0);
    expect(await storedPosition(borrower)).toEqual([]);
    await writeSettings(server().db, { isPositionWanted: true });
  });
});
