import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '../src/services/picture/bucket-store.ts';

export interface ObjectStore {
  bucket: Bucket;
  objects: Map<string, Stored>;
  isFailing: boolean;
  close: () => void;
}

interface Stored {
  bytes: Buffer;
  writtenAt: Date;
}

const pageSize = 2;
const keys = { region: 'ap-south-1', accessKeyId: 'test-id', secretAccessKey: 'test-secret' };

/** A minimal S3-compatible object store that verifies signatures. */
export async function startObjectStore(): Promise<ObjectStore> {
  const store = { objects: new Map<string, Stored>(), isFailing: false };
  const server = createServer((request, response) => {
    void answer(request, store).then(({ status, body = '' }) =>
      response.writeHead(status).end(body),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;
  const close = () => void server.close();
  return Object.assign(store, { bucket: { url, ...keys }, close });
}

async function answer(
  request: IncomingMessage,
  { objects, isFailing }: Pick<ObjectStore, 'objects' | 'isFailing'>,
): Promise<{ status: number; body?: string | Buffer }> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const bytes = await buffer(request);
  if (!isSigned(request, bytes)) return { status: 403 };
  const key = pathname.replace('/bucket/', '');
  if (request.method === 'PUT') {
    if (isFailing) return { status: 503 };
    objects.set(key, { bytes, writtenAt: new Date() });
    return { status: 200 };
  }
  if (request.method === 'DELETE') return { status: objects.delete(key) ? 204 : 404 };
  if (searchParams.get('list-type') === '2')
    return { status: 200, body: list(objects, searchParams) };
  const found = objects.get(key);
  return found === undefined ? { status: 404 } : { status: 200, body: found.bytes };
}

function list(objects: ObjectStore['objects'], query: URLSearchParams): string {
  const start = Number(query.get('continuation-token') ?? 0);
  const all = [...objects].filter(([key]) => key.startsWith(query.get('prefix') ?? ''));
  const page = all
    .slice(start, start + pageSize)
    .map(
      ([key, { writtenAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${writtenAt.toISOString()}</LastModified></Contents>`,
    );
  const next =
    start + pageSize < all.length
      ? `<NextContinuationToken>${start + pageSize}</NextContinuationToken>`
      : '';
  return `<ListBucketResult>${page.join('')}${next}</ListBucketResult>`;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) =>
  createHmac('sha256', key).update(data).digest();

function isSigned({ method, url, headers }: IncomingMessage, bytes: Buffer): boolean {
  const { authorization = '' } = headers;
  const [, scope = '', names = '', signature] =
    /Credential=test-id\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(authorization) ?? [];
  const { pathname, searchParams } = new URL(url ?? '', 'http://localhost');
  const given = String(headers['x-amz-content-sha256']);
  if (given !== 'UNSIGNED-PAYLOAD' && given !== sha256(bytes)) return false;
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, pathname, query, lines.join(''), names, given].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signingKey = scope
    .split('/')
    .reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${keys.secretAccessKey}`);
  return hmac(signingKey, text).toString('hex') === signature;
}
