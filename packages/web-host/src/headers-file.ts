import { hashedAssetsPath, serviceWorkerPath } from './addresses.ts';
import { cacheControlOf, commonHeaders, hstsHeaders } from './headers.ts';
import { pageHeaders, pagePatternsOf, cspPoliciesOf, type HostedApp } from './hosted-app.ts';
import { serviceWorkerCsp } from './policies.ts';

type Headers = Readonly<Record<string, string>>;

const section = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * A `_headers` file for static hosts. Some hosts merge all sections that match a path. So that no
 * page gets two policies, each path matches only one section with a Content-Security-Policy.
 */
export function renderHeadersFile(app: HostedApp): string {
  const { pages, shell } = cspPoliciesOf(app);
  const headersOf = (policy: string): Headers => ({
    ...pageHeaders,
    'Content-Security-Policy': policy,
  });
  return `${[
    section('/*', { ...commonHeaders, ...hstsHeaders }),
    section(`${hashedAssetsPath}*`, { 'Cache-Control': cacheControlOf(hashedAssetsPath) }),
    section(serviceWorkerPath, { 'Content-Security-Policy': serviceWorkerCsp(app.apiOrigin) }),
    ...pages.flatMap(([path, policy]) =>
      spellings(path).map((one) => section(one, headersOf(policy))),
    ),
    ...shellPatterns(app).map((path) => section(path, headersOf(shell))),
  ].join('\n\n')}\n`;
}

/** A path with and without trailing slash, because some static hosts append a slash. */
const spellings = (path: string) => (path === '/' ? [path] : [path, `${path}/`]);

function shellPatterns({ hashes, patterns }: HostedApp): string[] {
  return patterns.filter((path) => !(path in hashes));
}

/**
 * A `_redirects` file for static hosts. Each page path that does not match a file has its own rule,
 * because one rule for all URLs would hide files on some hosts. The targets omit `.html`, because
 * hosts redirect URLs that end in `.html`.
 */
export const renderRedirectsFile = (app: HostedApp): string =>
  [
    ...(app.apiOrigin === undefined ? ['/api1/* https://your-server.example/api1/:splat 200'] : []),
    ...pagePatternsOf(app).map(({ page, folder }) => `${page} ${folder} 200`),
    ...shellPatterns(app).map((path) => `${path} /app 200`),
    '',
  ].join('\n');
