import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startObjectStore, type ObjectStore } from '../../../test/object-store.ts';
import { bucketStore } from './bucket-store.ts';
import { writePicture, type PictureStore } from './store.ts';

let remote: ObjectStore;
let store: PictureStore;
const bytes = new Uint8Array([1, 2, 3]);
const later = Date.now() + 60_000;

beforeAll(async () => {
  remote = await startObjectStore();
});

beforeEach(() => {
  remote.objects.clear();
  remote.isFailing = false;
  store = bucketStore(remote.bucket, 'folder');
});

afterAll(() => remote.close());

async function listed(before: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const part of store.listOlder(before)) ids.push(...part);
  return ids;
}

describe('photos in an object store', () => {
  it('are written, read and removed with signed requests', async () => {
    await store.write('one', bytes);
    expect([...remote.objects.keys()]).toEqual(['folder/one']);
    expect(await store.read('one')).toEqual(bytes);
    await store.remove('one');
    expect(await store.read('one')).toBeNull();
    await expect(store.remove('one')).resolves.toBeUndefined();
  });

  it('are listed by folder and time, across several pages', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await store.write(id, bytes);
    await bucketStore(remote.bucket, 'other').write('x', bytes);
    expect(await listed(later)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await listed(0)).toEqual([]);
  });

  it('are rejected with a wrong key', async () => {
    const unauthorized = bucketStore({ ...remote.bucket, secretAccessKey: 'guessed' }, 'folder');
    await expect(unauthorized.write('one', bytes)).rejects.toThrow(
      'The object store answered 403.',
    );
    expect(remote.objects.size).toBe(0);
  });

  it('return an error message if they cannot be written', async () => {
    remote.isFailing = true;
    await expect(writePicture({ store, written: [] }, 'one', bytes)).rejects.toMatchObject({
      status: 503,
      message: 'Pictures cannot be saved right now. Please try again later.',
    });
  });
});
