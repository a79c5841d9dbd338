import { pageHeadersOnly } from './headers.ts';
import { addressesOfPage, folderOfPage, isPattern } from './page-patterns.ts';
import { appPolicy, type PageHashes } from './policies.ts';

/** The data from which the configuration files of hosts are generated. */
export interface HostedApp {
  /**
   * The unique name of the app on a machine, such as 'kosha'. Its folder and its nginx variables
   * have this name.
   */
  id: string;
  /**
   * The content of csp.json: hashes by path or pattern of each built page. '*' is the shell, which
   * serves all other URLs.
   */
  hashes: Readonly<Record<string, PageHashes>>;
  /** The URL patterns of all screens, such as '/orders/:id/detail'. */
  patterns: readonly string[];
  /** Set if the API has another origin than the app, such as 'https://api.example'. */
  apiOrigin?: string | undefined;
  /**
   * Whether the server uses the strict profile. The app must know this before its first request
   * (D54).
   */
  isStrict?: boolean;
}

/** The cookie that enables the strict profile in the app, with its attributes. */
const strictCookie = 'policy=strict; Path=/; SameSite=Lax';

/** The headers of a page except its policy. No page may show it in a frame. */
export const pageHeaders = { ...pageHeadersOnly, 'X-Frame-Options': 'DENY' } as const;

/** The headers of a page on hosts that can set cookies, including the cookie of the profile. */
export const pageHeadersOf = ({ isStrict }: HostedApp): Readonly<Record<string, string>> => ({
  ...pageHeaders,
  ...(isStrict === true && { 'Set-Cookie': strictCookie }),
});

/** The pages that serve all URLs of a pattern, each with its URLs as a regular expression. */
export const patternsIn = ({ hashes }: HostedApp) =>
  Object.keys(hashes)
    .filter(isPattern)
    .map((page) => ({ page, addresses: addressesOfPage(page), folder: folderOfPage(page) }));

/** The policy of each built page, and the policy of the shell. */
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
