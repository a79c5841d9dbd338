import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';

interface AddressParts {
  /**
   * Origin and prefix without a trailing slash; a prefix alone is relative to the page's origin.
   */
  baseUrl?: string | undefined;
  /** The contract's path template, with parameters in braces. */
  path: string;
  /** Undefined parameters are omitted. */
  query?: Readonly<Record<string, unknown>> | undefined;
}

export const defaultBaseUrl = '/api1';

/** Serializers of openapi-fetch, shared with code that needs a URL without sending a request. */
export const serializers = {
  querySerializer: createQuerySerializer<unknown>(),
  /** Encodes the dots of `.` and `..` twice: URL parsers resolve such segments even if encoded. */
  pathSerializer: (path: string, values: Record<string, unknown>) =>
    defaultPathSerializer(
      path,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withoutDots(value)])),
    ),
};

const withoutDots = (value: unknown): unknown =>
  value === '.' || value === '..' ? value.replaceAll('.', '%2E') : value;

/** The URL of a call with its query string, exactly as the client requests it. */
export const addressOf = ({ baseUrl = defaultBaseUrl, path, query = {} }: AddressParts): string =>
  createFinalURL(path, { baseUrl, params: { query }, ...serializers });
