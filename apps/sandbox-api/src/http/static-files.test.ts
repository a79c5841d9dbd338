import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Hono, type Context } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWebApp } from './static-files.ts';

const files: Readonly<Record<string, string | Uint8Array>> = {
  'secret.txt': 'outside',
  'dist/app.html': '<title>shell</title>',
  'dist/app.ta.html': '<title>shell ta</title>',
  'dist/login/index.html': '<title>login</title>',
  'dist/login/index.hi.html': '<title>login hi</title>',
  'dist/login/index.ta.html': '<title>login ta</title>',
  'dist/index.html': '<title>home</title>',
  'dist/product/pid/index.html': '<title>product</title>',
  'dist/product/pid/index.hi.html': '<title>product hi</title>',
  'dist/assets/app-1a2b.js': 'let a = 1',
  'dist/assets/app-1a2b.js.br': brotliCompressSync('let a = 1'),
  'dist/icon.svg': '<svg/>',
  'dist/manifest.webmanifest': '{}',
  'dist/.env': 'SECRET=1',
  'dist/sw.js': 'addEventListener("fetch", () => {})',
  'dist/csp.json': JSON.stringify({
    '/': { styleHashes: [], scriptHashes: [] },
    '/login': { styleHashes: ['sha256-abc'], scriptHashes: [] },
    '/product/:pid': { styleHashes: ['sha256-product'], scriptHashes: [] },
    '*': { styleHashes: ['sha256-shell'], scriptHashes: ['sha256-early'] },
  }),
};

let folder: string;
let app: Hono;
let strict: boolean | null = false;
const isStrict = async () => strict;
const isSandboxOpen = (c: Context) => c.req.header('x-test') === 'sandbox';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kosha-static-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  app = new Hono().route('/', serveWebApp({ root: join(folder, 'dist'), isSandboxOpen, isStrict }));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) =>
  Promise.resolve(app.request(path, { headers }));

describe('the built app', () => {
  it('sets a cookie for the strict profile, on pages only (D54)', async () => {
    const cookieOf = async (path: string, held = '') =>
      (await get(path, { cookie: held })).headers.get('set-cookie');
    expect(await cookieOf('/login')).toBeNull();
    strict = true;
    expect(await cookieOf('/login')).toBe('policy=strict; Path=/; SameSite=Lax');
    expect(await cookieOf('/orders/70012/detail')).toContain('policy=strict');
    expect(await cookieOf('/login', 'a=1; policy=strict')).toBeNull();
    expect(await cookieOf('/icon.svg')).toBeNull();
    strict = null;
    expect(await cookieOf('/login', 'policy=strict')).toBeNull();
    strict = false;
    expect(await cookieOf('/login', 'policy=strict')).toContain('Max-Age=0');
  });

  it.each([
    ['/', 'home'],
    ['/login', 'login'],
    ['/login/', 'login'],
    ['/orders/70012/detail', 'shell'],
  ])('serves %s as the page %s', async (path, title) => {
    const response = await get(path);
    expect(await response.text()).toBe(`<title>${title}</title>`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/login', { cookie: 'lang=hi' }, 'login hi'],
    ['/login/', { 'accept-language': 'hi-IN,hi;q=0.9' }, 'login hi'],
    ['/login', { cookie: 'lang=en', 'accept-language': 'hi' }, 'login'],
    ['/login', { cookie: 'lang=ta', 'accept-language': 'hi' }, 'login ta'],
    ['/login', { cookie: 'lang=../../secret', 'accept-language': 'ta' }, 'login ta'],
    ['/login', { cookie: 'lang=fr' }, 'login'],
    ['/login', { cookie: 'lang=gu' }, 'login'],
    ['/orders/70012/detail', { cookie: 'lang=ta' }, 'shell ta'],
    ['/orders/70012/detail', { cookie: 'lang=hi' }, 'shell'],
    ['/', { cookie: 'lang=hi' }, 'home'],
  ])('serves %s with the headers %j as the page %s (D58)', async (path, headers, title) => {
    const response = await get(path, headers);
    expect(await response.text()).toBe(`<title>${title}</title>`);
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  it.each(['/.env', '/.git/config', '/orders/.env', '/wp-login.php', '/a.b/c', '/nothing.html'])(
    'returns 404 for %s, a typical probe of scanners',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('accepts only GET and HEAD', async () => {
    const response = await app.request('/login', { method: 'POST' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('has a Content-Security-Policy with the hashes of its page', async () => {
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('content-security-policy');
    const shellPolicy = "script-src 'self' 'sha256-early'; style-src 'self' 'sha256-shell'; ";
    expect(await policyOf('/orders/70012/detail')).toContain(shellPolicy);
    expect(await policyOf('/login/')).toBe(await policyOf('/login'));
    expect(await policyOf('/login')).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; " +
        "script-src 'self'; style-src 'self' 'sha256-abc'; img-src 'self' data: blob:; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
        "form-action 'self'; require-trusted-types-for 'script'; trusted-types kosha",
    );
  });

  it('has one page, with its policy, for all URLs of a pattern', async () => {
    for (const path of ['/product/1', '/product/24/']) {
      const page = await get(path, { cookie: 'lang=hi' });
      expect(await page.text()).toBe('<title>product hi</title>');
      expect(page.headers.get('content-security-policy')).toContain('sha256-product');
      expect(await (await get(path, { cookie: 'lang=ta' })).text()).toBe('<title>product</title>');
    }
    const other = await get('/product/1/denied');
    expect(await other.text()).toBe('<title>shell</title>');
    expect(other.headers.get('content-security-policy')).toContain('sha256-shell');
  });

  it("may be framed by this server's own pages if the sandbox is open, without other changes to the policy", async () => {
    const policyOf = async (path: string, headers: Record<string, string>) =>
      (await get(path, headers)).headers.get('content-security-policy');
    for (const path of ['/login', '/', '/orders/1/detail', '/nothing.html']) {
      const headers = { accept: 'text/html' };
      const closed = await policyOf(path, headers);
      expect(closed).toContain("frame-ancestors 'none';");
      expect(await policyOf(path, { ...headers, 'x-test': 'sandbox' })).toBe(
        closed?.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      );
    }
  });

  it('lets browsers cache hashed files forever, and serves them compressed if accepted', async () => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('content-type')).toBe('text/javascript');
    const body = Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(body).toString()).toBe('let a = 1');
    expect(await (await get('/assets/app-1a2b.js')).text()).toBe('let a = 1');
  });

  it('lets browsers cache an image for a day, so that a page and its icon share one request', async () => {
    const { headers } = await get('/icon.svg');
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('has browsers revalidate the service worker, which may send requests to this server only', async () => {
    const { headers } = await get('/sw.js');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; " +
        "connect-src 'self'",
    );
  });

  it('returns 304 if the browser has the file', async () => {
    const etag = (await get('/login')).headers.get('etag')!;
    const response = await get('/login', { 'if-none-match': etag });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  });

  it.each([
    '/assets/gone.js',
    '/csp.json',
    '/csp.json/',
    '/%2fcsp.json',
    '/.%2f%2fcsp.json',
    '/CSP.json',
    '/assets/app-1a2b.js.br/',
    '/assets/app-1a2b.js.br',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets%00.js',
    '/%E0%A4%A.js',
  ])('returns 404 for %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('outside');
  });

  it.each(['/nothing.png', '/%E0%A4%A', '/%E0%A4%A.js', '/..%2fsecret.txt', '/csp.json'])(
    'returns the app with 404 to a browser that opens %s, to show the Not Found screen',
    async (path) => {
      const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
      const etag = (await get('/app.html')).headers.get('etag')!;
      const response = await get(path, { accept, 'if-none-match': etag });
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('<title>shell</title>');
      expect(response.headers.get('content-security-policy')).toContain("'sha256-shell'");
    },
  );

  it('serves no page in place of a missing hashed file', async () => {
    const response = await get('/assets/gone.js', { accept: 'text/html' });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('shell');
  });

  it('responds with 503 if the app is not built', async () => {
    const empty = new Hono().route(
      '/',
      serveWebApp({ root: join(folder, 'nowhere'), isSandboxOpen, isStrict }),
    );
    const response = await empty.request('/');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('not built yet');
  });
});
