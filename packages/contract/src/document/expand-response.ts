export type Refusals = Record<string, Refusal>;

interface Refusal {
  code: number;
  msg: string;
  with?: Record<string, string>;
}

/** `x-response`, our short notation for the responses of an operation. */
export interface ShortResponse {
  data: object | null;
  /** True if a success may omit `data`. Implied if `data` is null. */
  optional?: true;
  /** The `code` of the responses is a string such as '0' instead of a number (§7). */
  code?: 'text';
  examples?: Record<string, unknown>;
  /** Business errors by their names in `refusals.yaml`. An error with data is `name: data`. */
  refusals?: (string | Record<string, unknown>)[];
}

export interface OpenApiOperation {
  operationId: string;
  summary?: string;
  security?: object[];
  parameters?: { $ref?: string }[];
  'x-response'?: ShortResponse;
  responses?: object;
}

type RefTo = (file: string) => { $ref: string };

/** Files that may be missing, because the tool can also read old git revisions of our contract. */
export const optionalContractFiles = [
  'schemas/SessionLost.yaml',
  'headers/idempotency-replayed.yaml',
] as const;

/**
 * Replaces `x-response` with plain responses. `refTo` returns the $ref of a shared file; `missing`
 * lists {@link optionalContractFiles} that the contract lacks.
 */
export function expandResponse(
  operation: OpenApiOperation,
  refusals: Refusals,
  refTo: RefTo,
  missing: readonly string[] = [],
): void {
  const { 'x-response': response, security } = operation;
  if (!response) return;
  delete operation['x-response'];
  // An operation without `security` inherits the contract's `security`, which requires a token. So
  // `sessionLost` is possible.
  const listed = [...refusalsOf(response), ...(security ? [] : [['sessionLost', null] as const])];
  const failure = refTo(response.code ? 'schemas/FailureText.yaml' : 'schemas/Failure.yaml');
  const [sessionLostFile, replayedFile] = optionalContractFiles;
  const canBeLost = canCarryToken(operation) && !missing.includes(sessionLostFile);
  const sessionLost = canBeLost ? [refTo(sessionLostFile)] : [];
  operation.responses = {
    200: {
      description: 'A success with its data, or a refusal.',
      ...(hasIdempotencyKey(operation) &&
        !missing.includes(replayedFile) && {
          headers: { 'Idempotency-Replayed': refTo(replayedFile) },
        }),
      content: {
        'application/json': {
          schema: { oneOf: [successSchema(operation, response, refTo), failure, ...sessionLost] },
          examples: Object.fromEntries([
            ...Object.entries(response.examples ?? { done: null }).map(([name, data]) =>
              exampleOf(name, response, { code: 0, msg: 'ok' }, data),
            ),
            ...listed.map(([name, data]) => exampleOf(name, response, refusals[name], data)),
          ]),
        },
      },
    },
    default: refTo('responses/failure.yaml'),
  };
}

export function refusalsOf({ refusals = [] }: ShortResponse): [name: string, data: unknown][] {
  return refusals.flatMap((refusal) =>
    typeof refusal === 'string' ? [[refusal, null]] : Object.entries(refusal),
  );
}

/** `security: []` marks a call without token. */
const canCarryToken = ({ security }: OpenApiOperation) => security?.length !== 0;

const hasIdempotencyKey = ({ parameters = [] }: OpenApiOperation) =>
  parameters.some(({ $ref }) => $ref?.endsWith('/idempotency-key.yaml'));

function successSchema(
  { operationId, summary }: OpenApiOperation,
  response: ShortResponse,
  refTo: RefTo,
): object {
  const isOptional = response.optional ?? response.data === null;
  return {
    title: `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Success`,
    type: 'object',
    required: isOptional ? ['code', 'msg'] : ['code', 'msg', 'data'],
    properties: {
      code: refTo(response.code ? 'schemas/SuccessCodeText.yaml' : 'schemas/SuccessCode.yaml'),
      msg: refTo('schemas/Message.yaml'),
      data: response.data
        ? { description: summary, ...response.data }
        : refTo('schemas/NoData.yaml'),
    },
  };
}

function exampleOf(
  name: string,
  response: ShortResponse,
  head: Refusal | undefined,
  data: unknown,
): [name: string, example: object] {
  const code = response.code ? String(head?.code) : head?.code;
  const msg = head?.msg.replaceAll(/\{(\w+)\}/g, (braces, key) => head.with?.[key] ?? braces);
  return [name, { value: { code, msg, data } }];
}
