import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOrigin, useTestServer } from '../../../test/test-server.ts';
import { createApp } from '../../start/create-app.ts';

const server = useTestServer();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kosha-playground-'));
  await mkdir(join(folder, 'dist/assets'), { recursive: true });
  await writeFile(join(folder, 'dist/index.html'), '<title>Form playground</title>');
  await writeFile(join(folder, 'dist/assets/page.js'), 'export {};');
  await writeFile(join(folder, 'secret.txt'), 'secret');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (path: string, playgroundRoot = join(folder, 'dist')) =>
  createApp({ ...server().deps, playgroundRoot }).request(
    appOrigin + path,
    {},
    {
      incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } },
    },
  );

describe('the playground', () => {
  it("is served with its files and the sandbox's Content-Security-Policy", async () => {
    const short = await get('/sandbox/playground');
    expect([short.status, short.headers.get('location')]).toEqual([302, '/sandbox/playground/']);
    const page = await get('/sandbox/playground/');
    expect(await page.text()).toContain('Form playground');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    const script = await get('/sandbox/playground/assets/page.js');
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
  });

  it('serves no file outside its folder', async () => {
    for (const path of ['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/none.js']) {
      const response = await get(`/sandbox/playground${path}`);
      expect(await response.text()).not.toBe('secret');
      expect(response.status).toBe(404);
    }
  });

  it('explains how to build it if it is not built', async () => {
    const response = await get('/sandbox/playground/', '/nowhere');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('pnpm build');
  });
});
