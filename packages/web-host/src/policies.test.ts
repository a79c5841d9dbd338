import { describe, expect, it } from 'vitest';
import { caddyfile } from './caddy.ts';
import { headersFile } from './headers-file.ts';
import { secureOnly } from './headers.ts';
import type { HostedApp } from './hosted-app.ts';
import { nginxConf } from './nginx.ts';
import { appPolicy, workerPolicy } from './policies.ts';

const apiOrigin = 'https://api.lender.example';
const hash = (name: string) => ({ styleHashes: [], scriptHashes: [`sha256-${name}=`] });
const app: HostedApp = {
  id: 'kosha',
  hashes: { '/': hash('home'), '/login': hash('login'), '*': hash('shell') },
  patterns: ['/', '/login', '/order'],
};

/** The value of a directive in each policy. */
const said = (text: string, directive: string) =>
  [...text.matchAll(new RegExp(`${directive} ([^;"\n]*)`, 'g'))].map(([, sources]) => sources);

const writers = {
  nginx: nginxConf,
  Caddy: caddyfile,
  'hosts of static pages': headersFile,
  'the reference server': ({ hashes, apiOrigin: origin }: HostedApp) =>
    [
      ...Object.values(hashes).map((of) => appPolicy(of, { apiOrigin: origin })),
      workerPolicy(origin),
    ].join('\n'),
};

describe.each(Object.entries(writers))('each policy for %s', (_, write) => {
  it("lets pages and worker call the API's origin, pages show its pictures, and nothing from it run", () => {
    const [before, text] = [write(app), write({ ...app, apiOrigin })];
    const [calls, pictures] = [said(text, 'connect-src'), said(text, 'img-src')];
    // Of Home, login and the shell; the worker's fetches too.
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    expect(calls).toHaveLength(pictures.length + 1);
    expect([...new Set(calls)]).toEqual([`'self' ${apiOrigin}`]);
    expect([...new Set(pictures)]).toEqual([`'self' ${apiOrigin} data: blob:`]);
    expect(said(text, 'script-src')).toEqual(said(before, 'script-src'));
    expect([...new Set(said(before, 'connect-src'))]).toEqual(["'self'"]);
  });
});

it.each([
  [
    'nginx, where it has the certificate,',
    nginxConf,
    /map \$https (\$kosha_\w+) \{\n {2}default "";\n {2}on "([^"]+)";\n\}[^]*add_header Strict-Transport-Security \1 always;/,
  ],
  [
    'Caddy, where it has the certificate,',
    caddyfile,
    /@(secure) \{\n\t\tprotocol https\n[^}]*\}\n\theader @secure \{\n\t\tStrict-Transport-Security "([^"]+)"/,
  ],
  [
    'a host of static pages',
    headersFile,
    /^(\/\*)\n(?: {2}.*\n)* {2}Strict-Transport-Security: (.*)$/m,
  ],
])(
  '%s says as the reference server does that no unencrypted connection is to be used',
  (_, write, pattern) => {
    expect(pattern.exec(write(app))?.[2]).toBe(secureOnly['Strict-Transport-Security']);
  },
);
