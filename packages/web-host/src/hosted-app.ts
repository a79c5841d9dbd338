import { pageHeadersOnly } from './headers.ts';
import { addressesOfPage, folderOfPage, isPattern } from './page-patterns.ts';
import { appPolicy, type PageHashes } from './policies.ts';

/** Input for the configuration files of web servers. */
export interface HostedApp {
  /** A unique name on the machine, such as 'kosha', for its folder and nginx variables. */
  id: string;
  /**
   * The hashes in csp.json by path or pattern of a page. '*' is the app shell, which serves all
   * other URLs.
   */
  hashes: Readonly<Record<string, PageHashes>>;
  patterns: readonly string[];
  /** Set if the API has another origin, such as 'https://api.example'. */
  apiOrigin?: string | undefined;
  /**
   * True if the server uses the strict profile (D54), which the app must know before its first
   * request.
   */
  isStrict?: boolean;
}

const strictCookie = 'policy=strict; Path=/; SameSite=Lax';

/** Without the Content-Security-Policy, because each page has its own policy. */
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
