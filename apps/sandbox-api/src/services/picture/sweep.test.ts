import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPhone, signIn, type Borrower } from '../../../test/borrower.ts';
import { formDataOf, goodPicture } from '../../../test/pictures.ts';
import { sendJson } from '../../../test/send.ts';
import { startOfTestsMs, useTestServer } from '../../../test/test-server.ts';
import { folderStore } from './folder-store.ts';
import { sweepPictures } from './sweep.ts';

const server = useTestServer();
const minute = 60_000;

const files = () => readdir(server().deps.uploadsDir);

const upload = (borrower: Borrower, key?: string) =>
  borrower.call('uploadAuthImage', {
    form: formDataOf({ type: 'pan', file: goodPicture() }),
    ...(key !== undefined && { key }),
  });

async function whileNothingCommits(run: () => Promise<void>): Promise<void> {
  const { db } = server();
  await db.execute(sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'no room'; end $$`);
  await db.execute(sql`create constraint trigger refuse after insert on pictures
    deferrable initially deferred for each row execute function refuse()`);
  await run();
  await db.execute(sql`drop function refuse() cascade`);
}

describe('the file of a picture', () => {
  beforeAll(async () => {
    await upload(await signIn(server()));
  });

  it.each([undefined, 'a-key-of-the-client'])(
    'is deleted if its transaction fails (key: %s)',
    async (key) => {
      const borrower = await signIn(server());
      const before = await files();
      await whileNothingCommits(async () => {
        expect(await upload(borrower, key)).toMatchObject({ code: 500 });
      });
      expect(await files()).toEqual(before);
      expect((await upload(borrower, key)).code).toBe(0);
      expect(await files()).toHaveLength(before.length + 1);
    },
  );

  it('is deleted if its persona cannot be created', async () => {
    const before = await files();
    await whileNothingCommits(async () => {
      const response = await sendJson(server(), '/sandbox/personas/verified', {
        phone: newPhone(),
      });
      expect(response.status).toBe(500);
    });
    expect(await files()).toEqual(before);
  });

  it('is deleted after an hour if no row refers to it', async () => {
    const { uploadsDir } = server().deps;
    const before = await files();
    const add = async (name: string, minutesAgo: number) => {
      const path = join(uploadsDir, name);
      await writeFile(path, 'a picture');
      const at = new Date(startOfTestsMs - minutesAgo * minute);
      await utimes(path, at, at);
    };
    for (const name of before) {
      const longAgo = new Date(startOfTestsMs - 600 * minute);
      await utimes(join(uploadsDir, name), longAgo, longAgo);
    }
    await add('left-behind', 61);
    await add('being-written', 59);
    await mkdir(join(uploadsDir, 'a-folder'));
    await sweepPictures(server().db, folderStore(uploadsDir), startOfTestsMs);
    expect((await files()).toSorted()).toEqual([...before, 'a-folder', 'being-written'].toSorted());
  });

  it('may be missing together with its folder; the sweep does not fail', async () => {
    await expect(
      sweepPictures(server().db, folderStore('/nowhere'), startOfTestsMs),
    ).resolves.toBeUndefined();
  });
});
