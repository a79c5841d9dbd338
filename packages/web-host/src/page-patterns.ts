const parameter = /:\w+/g;

/** The folder of a page's file: '/product/pid' for '/product/:pid'. */
export const folderOfPage = (pattern: string): string => pattern.replaceAll(':', '');

export const isPagePattern = (page: string): boolean => page.includes(':');

/**
 * A regular expression for the URLs of a page. The value of a parameter must not contain a slash, a
 * dot or a percent-encoded character.
 */
export const pageUrlPattern = (pattern: string): string => pattern.replaceAll(parameter, '[^/.%]+');

/** The page that serves a path, with or without a trailing slash. */
export function pageAt(pages: readonly string[], path: string): string | undefined {
  const address = path.replace(/(?<=.)\/$/, '');
  if (pages.includes(address)) return address;
  return pages.find(
    (page) => isPagePattern(page) && new RegExp(`^${pageUrlPattern(page)}$`).test(address),
  );
}
