interface AddressParts {
  /** Origin and prefix without a slash at the end; the prefix alone means the page's own origin. */
  baseUrl?: string | undefined;
  /** As in the contract, with names in braces. */
  path: string;
  /** An undefined parameter is left out. */
  query?: Readonly<Record<string, unknown>> | undefined;
  pathParameters?: Readonly<Record<string, unknown>> | undefined;
}

/** The address of a call, with its path and query parameters. */
export function addressOf({
  baseUrl = '/api1',
  path,
  query = {},
  pathParameters = {},
}: AddressParts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    oneSegment(String(pathParameters[name])),
  );
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return baseUrl + filled + (search.length > 0 ? `?${search.join('&')}` : '');
}

/** A segment of dots would lead to another path, even percent-encoded: encoded twice it stays a text. */
const oneSegment = (value: string): string =>
  encodeURIComponent(value === '.' || value === '..' ? value.replaceAll('.', '%2E') : value);
