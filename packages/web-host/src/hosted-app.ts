import { pagesOnly } from './headers.ts';
import { addressesOfPage, folderOfPage, isPattern } from './page-patterns.ts';
import { appPolicy, type PageHashes } from './policies.ts';

/** What the files for a host are made from. */
export interface HostedApp {
  /** Names the app among others on one machine, such as 'kosha': its folder, and what nginx knows by name. */
  id: string;
  /**
   * As csp.json has them: by the path or the pattern of each page of the build; under '*' those of the shell, for all other
   * addresses.
   */
  hashes: Readonly<Record<string, PageHashes>>;
  /** The addresses of all screens, such as '/orders/:id/detail'. */
  patterns: readonly string[];
  /** Such as 'https://api.example' where the API has another origin than the app. */
  apiOrigin?: string | undefined;
  /** Whether the server's rules are the strict ones, which the app has to know before its first call (D54). */
  isStrict?: boolean;
}

/** The name of the cookie by which a page knows the strict rules, with its attributes. */
const strictCookie = 'policy=strict; Path=/; SameSite=Lax';

/** The headers of a page beside its policy; no other site may show it in a frame. */
export const pageHeaders = { ...pagesOnly, 'X-Frame-Options': 'DENY' } as const;

/** Those of a host that answers in its own words: the cookie too. */
export const pageHeadersOf = ({ isStrict }: HostedApp): Readonly<Record<string, string>> => ({
  ...pageHeaders,
  ...(isStrict === true && { 'Set-Cookie': strictCookie }),
});

/** The pages that are each for all addresses of a pattern, with these as a regular expression and the page's folder. */
export const patternsIn = ({ hashes }: HostedApp) =>
  Object.keys(hashes)
    .filter(isPattern)
    .map((page) => ({ page, addresses: addressesOfPage(page), folder: folderOfPage(page) }));

/** Each page of the build with its policy, and that of every other address. */
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
