/** A page is for one address, such as '/login', or for all addresses of a pattern, such as '/product/:pid'. */
const part = /:\w+/g;

/** The folder that the build writes the page into: '/product/pid' for '/product/:pid'. */
export const folderOfPage = (pattern: string): string => pattern.replaceAll(':', '');

/** Whether the page is for more than one address. */
export const isPattern = (page: string): boolean => page.includes(':');

/**
 * The addresses of the page as a regular expression, without a slash at their end. As in all addresses of pages, there is no
 * dot and no escaped character in a part.
 */
export const addressesOfPage = (pattern: string): string => pattern.replaceAll(part, '[^/.%]+');

/** Which of the pages is for this address, with or without a slash at its end. */
export function pageAt(pages: readonly string[], path: string): string | undefined {
  const address = path.replace(/(?<=.)\/$/, '');
  if (pages.includes(address)) return address;
  return pages.find(
    (page) => isPattern(page) && new RegExp(`^${addressesOfPage(page)}$`).test(address),
  );
}
