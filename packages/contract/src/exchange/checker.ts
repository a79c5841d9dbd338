import { createRequestCheck } from './check-request.ts';
import { createResponseCheck, type Checked, type ResponseCheck } from './check-response.ts';
import { readErrorCodes } from './error-codes.ts';
import { createFormReader } from './read-forms.ts';
import type { ContractDocument } from '../document/operations.ts';
import type { Envelope } from '../document/envelope.ts';
import type { Exchange, Problem } from './exchange.ts';
import { createMask, showAll, type Mask } from './mask.ts';
import { createWording } from './problems.ts';
import { createRouter, readOperations, serversOf, type Operation } from './operations.ts';
import { createValidator } from './validator.ts';

/** What is known of one exchange. */
export interface Outcome {
  /** Undefined when the document has no such operation. */
  operation: Operation | undefined;
  problems: Problem[];
  /** Why not all of it could be checked, in one line each. */
  unchecked: string[];
}

export interface CheckerOptions {
  envelope?: Envelope | undefined;
  /** Addresses of the server, in place of those of the document. */
  servers?: readonly string[] | undefined;
  /** Shows personal values. */
  show?: boolean | undefined;
}

export interface Checker {
  mask: Mask;
  operations: readonly Operation[];
  /** Undefined for what is not a call of the API: other addresses, files of a page, preflights. */
  check: (exchange: Exchange) => Outcome | undefined;
  checkResponse: ResponseCheck;
  /** The operation at a path below the servers. */
  find: (method: string, path: string) => Operation | undefined;
}

/** Checks what passes between a client and a server against any OpenAPI 3 document without files beside it. */
export function createChecker(document: ContractDocument, options: CheckerOptions = {}): Checker {
  const operations = readOperations(document);
  const servers = options.servers ?? serversOf(document);
  const router = createRouter(operations, servers);
  const validator = createValidator(document);
  const mask = options.show ? showAll : createMask(document, options.envelope?.field);
  const wording = createWording(mask);
  const checkRequest = createRequestCheck(validator, wording);
  const checkResponse = createResponseCheck(validator, wording, options.envelope, {
    errorCodes: readErrorCodes(document),
    readForms: createFormReader(document, options.envelope),
  });

  return {
    mask,
    operations,
    checkResponse: (operation, response) => attempt(() => checkResponse(operation, response)),
    find: (method, path) => router.find(method, path)?.operation,
    check(exchange) {
      const path = router.pathOf(exchange.url);
      if (path === undefined || exchange.method.toLowerCase() === 'options') return undefined;
      const route = router.find(exchange.method, path);
      if (!route) {
        // Below a prefix of its own everything is the API; at the root, pages and files are there too.
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

/** A schema that cannot be compiled, or a pattern that takes too long, leaves one side unchecked, and says why. */
function attempt(check: () => Checked): Checked {
  try {
    return check();
  } catch (cause) {
    return { problems: [], unchecked: whyUnusable(cause) };
  }
}

export const whyUnusable = (cause: unknown): string =>
  `a schema of the document cannot be used: ${(cause as Error).message.split('\n')[0]}`;

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
