import { pageOnlyHeaders } from './headers.ts';
import { pageUrlPattern, folderOfPage, isPagePattern } from './page-patterns.ts';
import { pageCsp, type PageHashes } from './policies.ts';

/** Input for the configuration files of web servers. */
export interface HostedApp {
  /** The app's name in its folder and nginx variables, such as 'kosha'. Unique on the machine. */
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
   * True if the API server uses the profile `strict` (D54). nginx and Caddy then send a cookie
   * with each page, so that the app knows the profile before its first request.
   */
  isStrict?: boolean;
}

const strictCookie = 'policy=strict; Path=/; SameSite=Lax';

/** The headers that all pages share. The Content-Security-Policy differs from page to page. */
export const pageHeaders = { ...pageOnlyHeaders, 'X-Frame-Options': 'DENY' } as const;

export const pageHeadersOf = ({ isStrict }: HostedApp): Readonly<Record<string, string>> => ({
  ...pageHeaders,
  ...(isStrict === true && { 'Set-Cookie': strictCookie }),
});

export const pagePatternsOf = ({ hashes }: HostedApp) =>
  Object.keys(hashes)
    .filter(isPagePattern)
    .map((page) => ({ page, addresses: pageUrlPattern(page), folder: folderOfPage(page) }));

export function cspPoliciesOf({ hashes, apiOrigin }: HostedApp): {
  pages: readonly (readonly [path: string, policy: string])[];
  shell: string;
} {
  const { '*': shell, ...pages } = hashes;
  if (shell === undefined) throw new Error('csp.json has no hashes of the shell');
  return {
    pages: Object.entries(pages).map(([path, of]) => [path, pageCsp(of, { apiOrigin })]),
    shell: pageCsp(shell, { apiOrigin }),
  };
}
