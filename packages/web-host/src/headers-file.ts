import { hashedFolder, serviceWorker } from './addresses.ts';
import { cacheControlOf, everyResponse, secureOnly } from './headers.ts';
import { pageHeaders, patternsIn, policiesOf, type HostedApp } from './hosted-app.ts';
import { workerPolicy } from './policies.ts';

type Headers = Readonly<Record<string, string>>;

const section = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * A `_headers` file for static hosts such as Netlify and Cloudflare Pages. Each path has its policy
 * once, because some hosts merge all matching sections. They serve English pages, and the app then
 * switches the language itself. They terminate TLS, so every response has HSTS.
 */
export function headersFile(app: HostedApp): string {
  const { pages, shell } = policiesOf(app);
  const ofPage = (policy: string): Headers => ({
    ...pageHeaders,
    'Content-Security-Policy': policy,
  });
  return `${[
    section('/*', { ...everyResponse, ...secureOnly }),
    section(`${hashedFolder}*`, { 'Cache-Control': cacheControlOf(hashedFolder) }),
    section(serviceWorker, { 'Content-Security-Policy': workerPolicy(app.apiOrigin) }),
    ...pages.flatMap(([path, policy]) =>
      spellings(path).map((one) => section(one, ofPage(policy))),
    ),
    ...shellPatterns(app).map((path) => section(path, ofPage(shell))),
  ].join('\n\n')}\n`;
}

/** A page in its own folder: some of these hosts add a trailing slash, some do not. */
const spellings = (path: string) => (path === '/' ? [path] : [path, `${path}/`]);

/** URL patterns without a page of their own. */
function shellPatterns({ hashes, patterns }: HostedApp): string[] {
  return patterns.filter((path) => !(path in hashes));
}

/**
 * A `_redirects` file for the same hosts: patterns get their page, all other screens the shell,
 * which routes on the client. One rule per screen, because a catch-all hides files on some hosts;
 * without `.html`, to which they redirect.
 */
export const redirectsFile = (app: HostedApp): string =>
  [
    ...(app.apiOrigin === undefined ? ['/api1/* https://your-server.example/api1/:splat 200'] : []),
    ...patternsIn(app).map(({ page, folder }) => `${page} ${folder} 200`),
    ...shellPatterns(app).map((path) => `${path} /app 200`),
    '',
  ].join('\n');
