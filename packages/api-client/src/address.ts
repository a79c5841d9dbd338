import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';

interface AddressParts {
  /** Without a trailing slash. A path alone, such as `/api1`, is relative to the page's origin. */
  baseUrl?: string | undefined;
  path: string;
  query?: Readonly<Record<string, unknown>> | undefined;
}

export const defaultBaseUrl = '/api1';

export const serializers = {
  querySerializer: createQuerySerializer<unknown>(),
  /**
   * Encodes the dots of `.` and `..` twice, because URL parsers resolve these segments even if
   * encoded.
   */
  pathSerializer: (path: string, values: Record<string, unknown>) =>
    defaultPathSerializer(
      path,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withoutDots(value)])),
    ),
};

const withoutDots = (value: unknown): unknown =>
  value === '.' || value === '..' ? value.replaceAll('.', '%2E') : value;

/** The URL with query string, exactly as the client requests it. */
export const requestUrlOf = ({
  baseUrl = defaultBaseUrl,
  path,
  query = {},
}: AddressParts): string => createFinalURL(path, { baseUrl, params: { query }, ...serializers });
