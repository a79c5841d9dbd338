import { hashedFolder, serviceWorker } from './addresses.ts';
import { cacheControlOf, everyResponse, hstsHeaders } from './headers.ts';
import { pageHeaders, patternsIn, policiesOf, type HostedApp } from './hosted-app.ts';
import { workerPolicy } from './policies.ts';

type Headers = Readonly<Record<string, string>>;

const section = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * A `_headers` file for static hosts. Some hosts merge all matching sections, so each path matches
 * only one section with a policy.
 */
export function headersFile(app: HostedApp): string {
  const { pages, shell } = policiesOf(app);
  const headersOf = (policy: string): Headers => ({
    ...pageHeaders,
    'Content-Security-Policy': policy,
  });
  return `${[
    section('/*', { ...everyResponse, ...hstsHeaders }),
    section(`${hashedFolder}*`, { 'Cache-Control': cacheControlOf(hashedFolder) }),
    section(serviceWorker, { 'Content-Security-Policy': workerPolicy(app.apiOrigin) }),
    ...pages.flatMap(([path, policy]) =>
      spellings(path).map((one) => section(one, headersOf(policy))),
    ),
    ...shellPatterns(app).map((path) => section(path, headersOf(shell))),
  ].join('\n\n')}\n`;
}

/** A path with and without trailing slash, because some of these hosts append a slash. */
const spellings = (path: string) => (path === '/' ? [path] : [path, `${path}/`]);

function shellPatterns({ hashes, patterns }: HostedApp): string[] {
  return patterns.filter((path) => !(path in hashes));
}

/**
 * A `_redirects` file for static hosts. A catch-all rule would hide files on some hosts. Targets
 * omit `.html`, because hosts redirect such URLs.
 */
export const redirectsFile = (app: HostedApp): string =>
  [
    ...(app.apiOrigin === undefined ? ['/api1/* https://your-server.example/api1/:splat 200'] : []),
    ...patternsIn(app).map(({ page, folder }) => `${page} ${folder} 200`),
    ...shellPatterns(app).map((path) => `${path} /app 200`),
    '',
  ].join('\n');
