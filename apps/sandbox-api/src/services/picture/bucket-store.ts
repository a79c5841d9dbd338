import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { PictureStore } from './store.ts';

export interface Bucket {
  /** The bucket's URL, without a trailing slash. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A database transaction is open during an upload, so this is shorter than its idle timeout. */
const timeoutMs = 5_000;
const listed = /<Contents>.*?<Key>([^<]+)<\/Key>.*?<LastModified>([^<]+)<\/LastModified>/gs;
const nextPage = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/;

/** Stores photos in a folder of an S3 bucket, so that server processes need no shared disk. */
export function bucketStore({ url, ...keys }: Bucket, folder: string): PictureStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 1 });
  const request = (path: string, init: RequestInit = {}) =>
    client.fetch(url + path, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    });
  return {
    write: async (id, bytes) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'X-Amz-Content-Sha256': sha256 };
      assertOk(
        await request(`/${folder}/${id}`, { method: 'PUT', body: new Uint8Array(bytes), headers }),
      );
    },
    read: async (id) => {
      const response = await request(`/${folder}/${id}`);
      if (response.status === 404) return null;
      return new Uint8Array(await assertOk(response).arrayBuffer());
    },
    remove: async (id) => {
      const response = await request(`/${folder}/${id}`, { method: 'DELETE' });
      if (response.status !== 404) assertOk(response);
    },
    listOlder: async function* (before) {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` });
        if (token !== undefined) query.set('continuation-token', token);
        const page = await assertOk(await request(`/?${query}`)).text();
        yield [...page.matchAll(listed)]
          .filter(([, , writtenAt = '']) => Date.parse(writtenAt) < before)
          .map(([, key = '']) => key.slice(folder.length + 1));
        token = nextPage.exec(page)?.[1];
      } while (token !== undefined);
    },
  };
}

function assertOk(response: Response): Response {
  if (response.ok) return response;
  throw new Error(`The object store answered ${response.status}.`);
}
