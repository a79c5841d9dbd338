import { pageHeadersOnly } from './headers.ts';
import { addressesOfPage, folderOfPage, isPattern } from './page-patterns.ts';
import { appPolicy, type PageHashes } from './policies.ts';

/** Input for the configuration files of web servers. */
export interface HostedApp {
  /**
   * The unique name of the app on a machine, such as 'kosha'. Its folder and its nginx variables
   * use this name.
   */
  id: string;
  /**
   * The content of csp.json: hashes by path or pattern of each built page. '*' is the app shell,
   * which serves all other URLs.
   */
  hashes: Readonly<Record<string, PageHashes>>;
  /** URL patterns of all screens, such as '/orders/:id/detail'. */
  patterns: readonly string[];
  /** Set if the API has another origin, such as 'https://api.example'. */
  apiOrigin?: string | undefined;
  /**
   * True if the server uses the strict profile (D54). The app must know the profile before its
   * first request.
   */
  isStrict?: boolean;
}

const strictCookie = 'policy=strict; Path=/; SameSite=Lax';

/** The headers of all pages, without the Content-Security-Policy, because each page has its own. */
export const pageHeaders = { ...pageHeadersOnly, 'X-Frame-Options': 'DENY' } as const;

export const pageHeadersOf = ({ isStrict }: HostedApp): Readonly<Record<string, string>> => ({
  ...pageHeaders,
  ...(isStrict === true && { 'Set-Cookie': strictCookie }),
});

export const patternsIn = ({ hashes }: HostedApp) =>
  Object.keys(hashes)
    .filter(isPattern)
    .map((page) => ({ page, addresses: addressesOfPage(page), folder: folderOfPage(page) }));

export function policiesOf({ hashes, apiOrigin }: HostedApp): {
  pages: readonly (readonly [path: string, policy: string])[];
  shell: string;
} {
  const { '*': shell, ...pages } = hashes;
  if (shell === undefined) throw new Error('csp.json has no hashes of the shell');
  return {
    pages: Object.entries(pages).map(([path, of]) => [path, appPolicy(of, { apiOrigin })]),
    shell: appPolicy(shell, { apiOrigin }),
  };
}
