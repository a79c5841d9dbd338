import { hashedFolder, serviceWorker } from './addresses.ts';
import { cacheControlOf, everyAnswer, secureOnly } from './headers.ts';
import { pageHeaders, patternsIn, policiesOf, type HostedApp } from './hosted-app.ts';
import { workerPolicy } from './policies.ts';

type Headers = Readonly<Record<string, string>>;

const section = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The file `_headers` of hosts of static pages such as Netlify and Cloudflare Pages. Each address has its policy once: some of
 * these hosts join the headers of all sections that match. They choose no language, so pages come in English and the app
 * changes to the chosen one itself. They have TLS themselves, so every answer says that no other connection is to be used.
 */
export function headersFile(app: HostedApp): string {
  const { pages, shell } = policiesOf(app);
  const ofPage = (policy: string): Headers => ({
    ...pageHeaders,
    'Content-Security-Policy': policy,
  });
  return `${[
    section('/*', { ...everyAnswer, ...secureOnly }),
    section(`${hashedFolder}*`, { 'Cache-Control': cacheControlOf(hashedFolder) }),
    section(serviceWorker, { 'Content-Security-Policy': workerPolicy(app.apiOrigin) }),
    ...pages.flatMap(([path, policy]) =>
      spellings(path).map((one) => section(one, ofPage(policy))),
    ),
    ...shellPatterns(app).map((path) => section(path, ofPage(shell))),
  ].join('\n\n')}\n`;
}

/** A page in a folder of its own: some of these hosts add the slash, some do not. */
const spellings = (path: string) => (path === '/' ? [path] : [path, `${path}/`]);

/** The addresses without a page of their own. */
function shellPatterns({ hashes, patterns }: HostedApp): string[] {
  return patterns.filter((path) => !(path in hashes));
}

/**
 * The file `_redirects` of the same hosts: the addresses of a pattern get its page, and every screen without a page of its own
 * gets the shell, which routes by itself. One rule each, since a rule for all addresses hides the files on some of these hosts;
 * and without `.html`, to which these answer with another address.
 */
export const redirectsFile = (app: HostedApp): string =>
  [
    ...(app.apiOrigin === undefined ? ['/api1/* https://your-server.example/api1/:splat 200'] : []),
    ...patternsIn(app).map(({ page, folder }) => `${page} ${folder} 200`),
    ...shellPatterns(app).map((path) => `${path} /app 200`),
    '',
  ].join('\n');
