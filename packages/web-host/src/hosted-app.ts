import { pagesOnly } from './headers.ts';
import { addressesOfPage, folderOfPage, isPattern } from './page-patterns.ts';
import { appPolicy, type PageHashes } from './policies.ts';

/** Input for the host configuration files. */
export interface HostedApp {
  /**
   * Unique name of the app on a machine, such as 'kosha'; used for its folder and nginx variables.
   */
  id: string;
  /**
   * As in csp.json: by path or pattern of each built page; '*' is the shell, for all other URLs.
   */
  hashes: Readonly<Record<string, PageHashes>>;
  /** The URL patterns of all screens, such as '/orders/:id/detail'. */
  patterns: readonly string[];
  /** Set if the API has another origin than the app, such as 'https://api.example'. */
  apiOrigin?: string | undefined;
  /**
   * Whether the server uses the strict profile, which the app must know before its first call
   * (D54).
   */
  isStrict?: boolean;
}

/** The cookie that enables the strict profile in a page, with its attributes. */
const strictCookie = 'policy=strict; Path=/; SameSite=Lax';

/** The headers of a page without its policy; no other site may frame it. */
export const pageHeaders = { ...pagesOnly, 'X-Frame-Options': 'DENY' } as const;

/** The headers of a host that can set cookies itself: includes the profile's cookie. */
export const pageHeadersOf = ({ isStrict }: HostedApp): Readonly<Record<string, string>> => ({
  ...pageHeaders,
  ...(isStrict === true && { 'Set-Cookie': strictCookie }),
});

/** Pages that serve all URLs of a pattern, with its regular expression and the page's folder. */
export const patternsIn = ({ hashes }: HostedApp) =>
  Object.keys(hashes)
    .filter(isPattern)
    .map((page) => ({ page, addresses: addressesOfPage(page), folder: folderOfPage(page) }));

/** The policy of each built page, and that of all other URLs. */
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
