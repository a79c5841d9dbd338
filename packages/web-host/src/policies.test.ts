import { describe, expect, it } from 'vitest';
import { renderCaddyfile } from './caddy.ts';
import { renderHeadersFile } from './headers-file.ts';
import { hstsHeaders } from './headers.ts';
import type { HostedApp } from './hosted-app.ts';
import { renderNginxConf } from './nginx.ts';
import { pageCsp, serviceWorkerCsp } from './policies.ts';

const apiOrigin = 'https://api.lender.example';
const hash = (name: string) => ({ styleHashes: [], scriptHashes: [`sha256-${name}=`] });
const app: HostedApp = {
  id: 'kosha',
  hashes: { '/': hash('home'), '/login': hash('login'), '*': hash('shell') },
  patterns: ['/', '/login', '/order'],
};

const valuesOf = (text: string, directive: string) =>
  [...text.matchAll(new RegExp(`${directive} ([^;"\n]*)`, 'g'))].map(([, sources]) => sources);

const writers = {
  nginx: renderNginxConf,
  Caddy: renderCaddyfile,
  'static hosts': renderHeadersFile,
  'the reference server': ({ hashes, apiOrigin: origin }: HostedApp) =>
    [
      ...Object.values(hashes).map((of) => pageCsp(of, { apiOrigin: origin })),
      serviceWorkerCsp(origin),
    ].join('\n'),
};

describe.each(Object.entries(writers))('each policy for %s', (_, write) => {
  it("allows requests to the API's origin and its images, but not its scripts", () => {
    const [before, text] = [write(app), write({ ...app, apiOrigin })];
    const [calls, pictures] = [valuesOf(text, 'connect-src'), valuesOf(text, 'img-src')];
    // The policies of home, login and the app shell contain `connect-src` and `img-src`. The policy
    // of the service worker contains only `connect-src`.
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    expect(calls).toHaveLength(pictures.length + 1);
    expect([...new Set(calls)]).toEqual([`'self' ${apiOrigin}`]);
    expect([...new Set(pictures)]).toEqual([`'self' ${apiOrigin} data: blob:`]);
    expect(valuesOf(text, 'script-src')).toEqual(valuesOf(before, 'script-src'));
    expect([...new Set(valuesOf(before, 'connect-src'))]).toEqual(["'self'"]);
  });
});

it.each([
  [
    'nginx with a certificate',
    renderNginxConf,
    /map \$https (\$kosha_\w+) \{\n {2}default "";\n {2}on "([^"]+)";\n\}[^]*add_header Strict-Transport-Security \1 always;/,
  ],
  [
    'Caddy with a certificate',
    renderCaddyfile,
    /@(secure) \{\n\t\tprotocol https\n[^}]*\}\n\theader @secure \{\n\t\tStrict-Transport-Security "([^"]+)"/,
  ],
  [
    'a static host',
    renderHeadersFile,
    /^(\/\*)\n(?: {2}.*\n)* {2}Strict-Transport-Security: (.*)$/m,
  ],
])('%s sends the same HSTS header as the reference server', (_, write, pattern) => {
  expect(pattern.exec(write(app))?.[2]).toBe(hstsHeaders['Strict-Transport-Security']);
});
