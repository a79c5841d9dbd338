import { writeFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../test/borrower.ts';
import { useTestServer } from '../../test/test-server.ts';
import { writePicture } from '../services/picture/store.ts';

const server = useTestServer();
const text =
  'Nothing can be saved right now, because the server has no room left. Please try again later.';

async function whileFull(run: () => Promise<void>): Promise<void> {
  const { db } = server();
  await db.execute(sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`);
  await db.execute(sql`create trigger refuse before insert on bank_cards
    for each row execute function refuse()`);
  await run();
  await db.execute(sql`drop function refuse() cascade`);
}

describe('a full disk', () => {
  it('has a specific message for the database, and the write succeeds once there is space', async () => {
    const borrower = await signIn(server());
    const cardNo = '50100234567890';
    const body = {
      bankCode: 'HDFC0001234',
      cardNo,
      confirmCardNo: cardNo,
      productId: '1',
      clientId: borrower.device,
    };
    const add = () => borrower.call('bindBankCard', { body, key: 'when-there-is-room' });
    await whileFull(async () => {
      const response = await add();
      expect(response).toMatchObject({ status: 503, code: 503, msg: text });
      expect(response.headers.get('Retry-After')).toBe('5');
    });
    expect((await add()).code).toBe(0);
  });

  it.runIf(process.platform === 'linux')('has a specific message for photos', async () => {
    const store = {
      ...server().deps.pictureStore,
      write: (_: string, bytes: Uint8Array) => writeFile('/dev/full', bytes),
    };
    const written = writePicture({ store, written: [] }, 'id', new Uint8Array(10));
    await expect(written).rejects.toMatchObject({ status: 503, message: text });
  });
});
