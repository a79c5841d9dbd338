import { createRequestCheck } from './check-request.ts';
import {
  createResponseCheck,
  type MessageCheckResult,
  type ResponseCheck,
} from './check-response.ts';
import { createErrorCodeLookup } from './error-codes.ts';
import { createConvertedResponseCheck } from './check-converted-response.ts';
import type { ContractDocument } from '../document/operations.ts';
import type { Envelope } from '../document/envelope.ts';
import type { Exchange, Problem } from './exchange.ts';
import { createMask, noMask, type Mask } from './mask.ts';
import { createWording } from './problems.ts';
import { createOperationRouter, readOperations, serversOf, type Operation } from './operations.ts';
import { createValidator } from './validator.ts';

/** The result of checking one exchange. */
export interface Outcome {
  /** The called operation; undefined if the document lacks that operation. */
  operation: Operation | undefined;
  problems: Problem[];
  /** The reasons why the request or the response could not be checked. */
  unchecked: string[];
}

export interface ExchangeCheckerOptions {
  envelope?: Envelope | undefined;
  servers?: readonly string[] | undefined;
  show?: boolean | undefined;
}

export interface Checker {
  mask: Mask;
  operations: readonly Operation[];
  /**
   * Returns undefined if the exchange is no API call, such as the download of an image or a CORS
   * preflight.
   */
  check: (exchange: Exchange) => Outcome | undefined;
  checkResponse: ResponseCheck;
  /** Finds an operation by its method and its path after the server URL. */
  find: (method: string, path: string) => Operation | undefined;
}

/** Creates a checker of HTTP exchanges. `document` must not have external references. */
export function createChecker(
  document: ContractDocument,
  options: ExchangeCheckerOptions = {},
): Checker {
  const operations = readOperations(document);
  const servers = options.servers ?? serversOf(document);
  const router = createOperationRouter(operations, servers, options.servers !== undefined);
  const validator = createValidator(document);
  const mask = options.show ? noMask : createMask(document, options.envelope?.field);
  const wording = createWording(mask);
  const checkRequest = createRequestCheck(validator, wording);
  const checkResponse = createResponseCheck(validator, wording, options.envelope, {
    errorCodes: createErrorCodeLookup(document),
    checkConvertedResponse: createConvertedResponseCheck(document, options.envelope),
  });

  return {
    mask,
    operations,
    checkResponse: (operation, response) => attempt(() => checkResponse(operation, response)),
    find: (method, path) => router.find(method, path)?.operation,
    check(exchange) {
      if (isSocket(exchange)) return undefined;
      const path = router.pathOf(exchange.url);
      const route = path === undefined ? undefined : router.findAt(exchange.method, exchange.url);
      const isPreflight = !route && exchange.method.toLowerCase() === 'options';
      if (path === undefined || isPreflight) return undefined;
      if (!route) {
        // An empty server URL matches every URL, including those of pages and files. Only exchanges
        // that look like API calls are then reported as undocumented.
        if (servers.includes('') && !looksLikeCall(exchange)) return undefined;
        return {
          operation: undefined,
          problems: [undocumentedOperation(exchange, mask.text(path))],
          unchecked: [],
        };
      }
      const { operation } = route;
      const sides = [
        attempt(() => checkRequest(route, exchange)),
        attempt(() => checkResponse(operation, exchange.response)),
      ];
      return {
        operation,
        problems: sides.flatMap(({ problems }) => problems),
        unchecked: sides.flatMap(({ unchecked = [] }) => unchecked),
      };
    },
  };
}

/** If a schema is invalid or a pattern is slow, the message counts as unchecked. */
function attempt(check: () => MessageCheckResult): MessageCheckResult {
  try {
    return check();
  } catch (cause) {
    return { problems: [], unchecked: unusableSchemaReason(cause) };
  }
}

export const unusableSchemaReason = (cause: unknown): string =>
  `a schema of the document cannot be used: ${(cause as Error).message.split('\n')[0]}`;

const isSocket = ({ url, response }: Exchange) => /^wss?:/i.test(url) || response.status === 101;

const looksLikeCall = ({ method, request, response }: Exchange) =>
  [request, response].some(({ headers }) => headers.get('content-type')?.includes('json')) ||
  !['get', 'head'].includes(method.toLowerCase());

function undocumentedOperation({ method, response }: Exchange, path: string): Problem {
  return {
    rule: 'undocumented-operation',
    level: 'warning',
    field: `${method.toUpperCase()} ${path}`,
    expected: 'an operation of the document',
    got: `status ${response.status}`,
    pointer: '/paths',
  };
}
