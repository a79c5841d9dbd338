import { hashedFolder, serviceWorker } from './addresses.ts';
import { cacheControlOf, everyAnswer } from './headers.ts';
import { pageHeaders, policiesOf, type HostedApp } from './hosted-app.ts';
import { workerPolicy } from './policies.ts';

type Headers = Readonly<Record<string, string>>;

const section = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The file `_headers` of hosts of static pages such as Netlify and Cloudflare Pages. Each address has its policy once: some of
 * these hosts join the headers of all sections that match. They choose no language, so pages come in English and the app
 * changes to the chosen one itself.
 */
export function headersFile(app: HostedApp): string {
  const { pages, shell } = policiesOf(app);
  const built = new Set(pages.map(([path]) => path));
  const ofPage = (policy: string): Headers => ({
    ...pageHeaders,
    'Content-Security-Policy': policy,
  });
  return `${[
    section('/*', everyAnswer),
    section(`${hashedFolder}*`, { 'Cache-Control': cacheControlOf(hashedFolder) }),
    section(serviceWorker, { 'Content-Security-Policy': workerPolicy(app.apiOrigin) }),
    ...pages.map(([path, policy]) => section(path, ofPage(policy))),
    ...app.patterns.filter((path) => !built.has(path)).map((path) => section(path, ofPage(shell))),
  ].join('\n\n')}\n`;
}

/** The file `_redirects` of the same hosts: every address that is no file gets the shell, which routes by itself. */
export const redirectsFile = ({ apiOrigin }: HostedApp): string =>
  `${apiOrigin === undefined ? '/api1/* https://your-server.example/api1/:splat 200\n' : ''}/* /app.html 200\n`;
