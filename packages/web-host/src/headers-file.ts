import { hashedFolder, serviceWorker } from './addresses.ts';
import { cacheControlOf, everyResponse, hstsHeaders } from './headers.ts';
import { pageHeaders, patternsIn, policiesOf, type HostedApp } from './hosted-app.ts';
import { workerPolicy } from './policies.ts';

type Headers = Readonly<Record<string, string>>;

const section = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * A `_headers` file for static hosts such as Netlify and Cloudflare Pages. Each path matches one
 * section with a policy, because some hosts merge all matching sections. All responses have HSTS,
 * because these hosts terminate TLS. Pages are in English; the app then switches the language.
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

/** The path of a page without and with a trailing slash, because some of these hosts add one. */
const spellings = (path: string) => (path === '/' ? [path] : [path, `${path}/`]);

/** The URL patterns of screens that have no built page. */
function shellPatterns({ hashes, patterns }: HostedApp): string[] {
  return patterns.filter((path) => !(path in hashes));
}

/**
 * A `_redirects` file for the same hosts. A pattern is served by its page; screens without a page
 * are served by the shell, which routes on the client. Each screen has a rule, because a catch-all
 * hides files on some hosts. Targets omit `.html`, because hosts redirect it to the plain path.
 */
export const redirectsFile = (app: HostedApp): string =>
  [
    ...(app.apiOrigin === undefined ? ['/api1/* https://your-server.example/api1/:splat 200'] : []),
    ...patternsIn(app).map(({ page, folder }) => `${page} ${folder} 200`),
    ...shellPatterns(app).map((path) => `${path} /app 200`),
    '',
  ].join('\n');
