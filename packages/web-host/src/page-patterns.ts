/** A parameter in a page's path. '/login' serves one URL, '/product/:pid' all URLs of a pattern. */
const parameter = /:\w+/g;

/** The folder of a built page: '/product/pid' for '/product/:pid'. */
export const folderOfPage = (pattern: string): string => pattern.replaceAll(':', '');

/** Whether the page serves more than one URL. */
export const isPattern = (page: string): boolean => page.includes(':');

/**
 * The page's URLs as a regular expression, without a trailing slash. In page URLs, no segment has a
 * dot or an escaped character.
 */
export const addressesOfPage = (pattern: string): string =>
  pattern.replaceAll(parameter, '[^/.%]+');

/** The page that serves this path, with or without a trailing slash. */
export function pageAt(pages: readonly string[], path: string): string | undefined {
  const address = path.replace(/(?<=.)\/$/, '');
  if (pages.includes(address)) return address;
  return pages.find(
    (page) => isPattern(page) && new RegExp(`^${addressesOfPage(page)}$`).test(address),
  );
}
