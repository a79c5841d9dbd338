import { createHash } from 'node:crypto';
import { hostNames, startHost, type Host } from './support/hosts.ts';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { serverOf } from './support/servers.ts';
import { expect, test } from './support/test.ts';

const page = { accept: 'text/html,*/*;q=0.8' };

/** Requests to which each host must respond like the reference server. */
const requests: readonly (readonly [path: string, headers?: Readonly<Record<string, string>>])[] = [
  ['/'],
  ['/login', page],
  ['/login/'],
  ['/login?next=%2Forder', page],
  ['/orders/70012/detail', page],
  ['/product/1', page],
  ['/product/24/', page],
  ['/product/1/detail', { ...page, cookie: 'lang=ta' }],
  ['/product/1/denied', page],
  ['/product/pid', page],
  ['/product/', page],
  ['/login', { cookie: 'lang=hi' }],
  ['/login', { 'accept-language': 'ta-IN,ta;q=0.9,en;q=0.5' }],
  ['/login', { cookie: 'lang=en', 'accept-language': 'hi' }],
  ['/login', { cookie: 'lang=../../etc', 'accept-language': 'gu' }],
  ['/login', { 'accept-language': 'fr-FR,fr;q=0.9' }],
  ['/orders/70012/detail', { cookie: 'lang=bn' }],
  ['/icon.svg'],
  ['/sw.js'],
  ['/manifest.webmanifest'],
  ['/nothing.png', page],
  ['/nothing.png', { ...page, cookie: 'lang=hi' }],
  ['/csp.json'],
  ['/csp.json/'],
  ['/login/index.html.br'],
  ['/.git/config'],
  ['/assets/gone.js'],
];

/** For a 404, only the status matters, unless the request is a navigation. */
async function responseOf(origin: string, path: string, headers: Readonly<Record<string, string>>) {
  const answer = await fetch(origin + path, { headers: { 'accept-language': 'en', ...headers } });
  const text = await answer.text();
  const header = (name: string) => answer.headers.get(name);
  const isProgramRefused = answer.status === 404 && headers['accept'] === undefined;
  if (isProgramRefused) return { status: answer.status };
  return {
    status: answer.status,
    // Compares hashes, because a failure message with whole pages would be unreadable.
    content: createHash('sha256').update(text).digest('hex'),
    type: header('content-type')?.replace('; charset=utf-8', ''),
    cache: header('cache-control'),
    // Ignores an intended difference: the reference server lets its desktop page show the app in a
    // frame, and the other hosts allow no frames.
    policy: header('content-security-policy')?.replace("ancestors 'self'", "ancestors 'none'"),
    frames: header('x-frame-options')?.replace('SAMEORIGIN', 'DENY'),
    ...Object.fromEntries(
      [
        'x-content-type-options',
        'cross-origin-resource-policy',
        'cross-origin-opener-policy',
        'referrer-policy',
        'permissions-policy',
      ].map((name) => [name, header(name)]),
    ),
  };
}

for (const name of hostNames) {
  test.describe(`${name} with the generated config, as a proxy of a separate API`, () => {
    let host: Host;
    let reference: string;

    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    test.beforeAll(async ({}, { parallelIndex }) => {
      const { origin, port } = serverOf(parallelIndex);
      reference = origin;
      host = await startHost(name, port + 20, origin);
    });
    test.afterAll(() => host.stop());

    test('responds to each URL like the reference server: page, language, policy, lifetime', async () => {
      for (const [path, headers = {}] of requests) {
        await test.step(`${path} ${JSON.stringify(headers)}`, async () => {
          expect(await responseOf(host.origin, path, headers)).toEqual(
            await responseOf(reference, path, headers),
          );
        });
      }
    });

    test('a 304 response repeats the Content-Security-Policy, because browsers apply it', async () => {
      for (const path of ['/login', '/product/1', '/orders/70012/detail']) {
        const fullResponse = await fetch(host.origin + path);
        const known = await fetch(host.origin + path, {
          headers: { 'if-none-match': fullResponse.headers.get('etag') ?? '' },
        });
        expect(known.status).toBe(304);
        expect(known.headers.get('content-security-policy')).toBe(
          fullResponse.headers.get('content-security-policy'),
        );
      }
    });

    test('sends hashed files compressed, to be cached permanently', async () => {
      const html = await (await fetch(`${host.origin}/login`)).text();
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
      const response = await fetch(host.origin + script);
      expect([response.status, response.headers.get('content-encoding')]).toEqual([
        200,
        expect.stringMatching(/^(gzip|br)$/),
      ]);
      expect(response.headers.get('cache-control')).toContain('immutable');
    });

    test.describe('in a browser', () => {
      test.use({ serviceWorkers: 'allow' });

      test('a borrower opens an order by URL, reloads it, and opens it offline', async ({
        openDevice,
        sandbox,
        phone,
      }) => {
        const device = await openDevice({ baseURL: host.origin });
        await signInAs(device, await sandbox.persona('loaned', phone));
        await device.goto('/order');
        await device.getByRole('link', { name: 'See details', exact: true }).click();
        await expectScreen(device, 'Order Detail', /\/orders\/[^/]+\/detail$/);
        await device.evaluate(() => navigator.serviceWorker.ready);
        await device.reload();
        await expect(device.getByRole('heading', { name: 'Order Detail' })).toBeVisible();
        await expect
          .poll(() => device.evaluate(() => navigator.serviceWorker.controller !== null))
          .toBe(true);
        await device.reload();
        await expect(device.getByText('Loaned').first()).toBeVisible();
        await device.context().setOffline(true);
        await device.reload();
        await expect(device.getByText('Loaned').first()).toBeVisible();
      });
    });
  });
}
