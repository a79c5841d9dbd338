import type { Envelope } from '../document/envelope.ts';
import type { createErrorCodeLookup } from './error-codes.ts';
import { createValueCheck } from './check-value.ts';
import { checkCharset, bestMediaTypeMatch } from './content-type.ts';
import { findDuplicateKeys } from './duplicate-keys.ts';
import { createBranchSelector, readEnvelopeVerdict, type EnvelopeVerdict } from './verdict.ts';
import { createWireFieldCheck } from './check-messages.ts';
import { isJsonType, mediaTypeOf, parseJson, type Exchange, type Problem } from './exchange.ts';
import type { Mask } from './mask.ts';
import { deserializeText, wireFieldOf } from './parameters.ts';
import type { Operation } from './operations.ts';
import { isRecord, type DocNode } from '../document/doc-node.ts';
import type { Wording } from './problems.ts';
import type { createConvertedResponseCheck } from './check-converted-response.ts';
import type { Validator } from './validator.ts';

export interface MessageCheckResult {
  problems: Problem[];
  unchecked?: string;
}

type Response = Exchange['response'];

interface ParsedBody {
  text: string;
  value: unknown;
  /** Whether the body means success or an error; undefined if the contract has no envelope. */
  verdict: EnvelopeVerdict | undefined;
}

const noProblems: MessageCheckResult = { problems: [] };
const unchecked = (why: string): MessageCheckResult => ({ problems: [], unchecked: why });
const problem = (one: Problem): MessageCheckResult => ({ problems: [one] });

interface DocumentReaders {
  errorCodes: ReturnType<typeof createErrorCodeLookup>;
  checkConvertedResponse: ReturnType<typeof createConvertedResponseCheck>;
}

export type ResponseCheck = (operation: Operation, response: Response) => MessageCheckResult;

export function createResponseCheck(
  validator: Validator,
  wording: Wording,
  envelope: Envelope | undefined,
  { errorCodes, checkConvertedResponse: readForms }: DocumentReaders,
): ResponseCheck {
  const valueProblems = createValueCheck(validator, wording);
  const { mask } = wording;
  const checkMessage = createWireFieldCheck(validator, wording);
  const branchesFor = envelope && createBranchSelector(envelope, validator);

  return (operation, response) => {
    // Browsers record status 0 or -1 for a request without a response.
    if (response.status <= 0) return unchecked('there was no response');
    if (response.status === 304) return unchecked('the browser already had the response');
    const text = response.body.kind === 'text' ? response.body.text : '';
    const value = parseJson(text);
    const verdict = envelope && readEnvelopeVerdict(envelope, operation, value);
    if (verdict === 'session-lost') return unchecked('sign in first: the session was lost');
    const described = documentedResponse(operation.node, response.status);
    if (response.status === 401 && !described && needsToken(operation))
      return unchecked('sign in first: the server responded with 401');
    if (!described) {
      return problem(
        missingOperation(operation, response) ?? undocumentedStatus(operation, response, mask),
      );
    }
    const headers = checkHeaders(described, response);
    const body = checkBody(operation, described, response, { text, value, verdict });
    const code = verdict === 'refusal' ? checkCode(operation, value) : [];
    const problems = [...headers, ...code, ...body.problems];
    const isForeign = problems.some(({ level }) => level === 'breaking');
    const missing = isForeign ? missingOperation(operation, response) : undefined;
    return { ...body, problems: missing ? [missing] : problems };
  };

  function checkCode({ id, node }: Operation, value: unknown): Problem[] {
    const code = envelope && isRecord(value) ? value[envelope.field] : undefined;
    if (typeof code !== 'string' && typeof code !== 'number') return [];
    const listed = errorCodes?.(id, code) ?? 'here';
    return listed === 'here'
      ? []
      : [unlistedCode(`/${envelope?.field}`, mask.text(String(code)), listed, node)];
  }

  function checkHeaders(described: DocNode, { headers }: Response): Problem[] {
    return (described.at('headers')?.children() ?? []).flatMap(([name, header]) => {
      const value = headers.get(name.toLowerCase());
      const isRequired = header.at('required')?.value === true;
      if (value === undefined && !isRequired) return [];
      return checkMessage('response', `header ${name}`, {
        wireField: wireFieldOf(name, 'header', header),
        readings:
          value === undefined ? [] : deserializeText(wireFieldOf(name, 'header', header), value),
        missing: isRequired ? header : undefined,
      });
    });
  }

  function checkBody(
    operation: Operation,
    described: DocNode,
    response: Response,
    read: ParsedBody,
  ): MessageCheckResult {
    const content = described.at('content');
    const types = content?.keys() ?? [];
    const [first] = types;
    if (!content || first === undefined) return noProblems;
    if (response.body.kind === 'unknown') return unchecked(response.body.why);
    if (operation.method === 'head') return noProblems;
    const type = mediaTypeOf(response);
    const documented = bestMediaTypeMatch(types, response.headers.get('content-type') ?? first);
    const hasJson = types.some((one) => isJsonType(one.split(';')[0] ?? ''));
    const isPlain = documented !== undefined && type !== undefined && !isJsonType(type);
    const isJson = hasJson && !(isPlain && !isRange(documented));
    if (isJson && read.value === undefined)
      return problem(notJson(content, response, read.text, mask));
    // A recording without headers does not prove that the content type is missing.
    const lacksContentType = type === undefined && response.headers.size > 0 && read.text !== '';
    const wrongType =
      documented === undefined || lacksContentType
        ? [wrongContentType(content, types, typeOf(response, mask) ?? 'none', isJson)]
        : checkCharset('response', documented, response, content, mask);
    const media = content.at(documented ?? types.find((one) => isJsonType(one)) ?? first);
    const schema = media?.at('schema');
    if (!isJson || !schema) return { problems: wrongType };
    const found = checkValue(schema, read);
    const duplicates = findDuplicateKeys(read.text).map((key) =>
      duplicateKey(mask.text(key), schema),
    );
    const forms = readForms(
      found.problems,
      read.value,
      (value) => checkValue(schema, { ...read, value }).problems,
    );
    return { ...found, problems: [...wrongType, ...duplicates, ...forms] };
  }

  function checkValue(schema: DocNode, { value, verdict }: ParsedBody): MessageCheckResult {
    if (!verdict || !branchesFor) return { problems: valueProblems('response', schema, value) };
    const tried = branchesFor(schema, verdict).map((branch) =>
      valueProblems('response', branch, value),
    );
    const [best] = tried.toSorted((a, b) => a.length - b.length);
    return best ? { problems: best } : unchecked('the document does not describe refusals');
  }
}

const needsToken = ({ node }: Operation) => {
  const security = node.at('security')?.value;
  return !(Array.isArray(security) && security.length === 0);
};

export function documentedResponse(operation: DocNode, status: number): DocNode | undefined {
  const range = `${String(status)[0]}XX`;
  return [String(status), range, range.toLowerCase(), 'default']
    .map((key) => operation.at('responses', key))
    .find((node) => node !== undefined);
}

/** A missing `x-optional` call is only a warning, because the app works without it (D62). */
function missingOperation({ node }: Operation, { status }: Response): Problem | undefined {
  if (![404, 405, 501].includes(status)) return undefined;
  if (node.at('responses', String(status))) return undefined;
  return {
    rule: 'response-call-missing',
    level: node.at('x-optional') ? 'warning' : 'breaking',
    field: 'status',
    expected: 'a response of the contract',
    got: `${status}: the server does not have this call`,
    pointer: node.pointer,
  };
}

/**
 * Returns, for example, '302, redirect to /login'. Some servers redirect to a login page instead of
 * responding that the session has expired.
 */
function describeStatus({ status, headers }: Response, mask: Mask): string {
  const target = headers.get('location');
  return target === undefined ? String(status) : `${status}, redirect to ${mask.url(target)}`;
}

function undocumentedStatus({ node }: Operation, response: Response, mask: Mask): Problem {
  return {
    rule: 'response-undocumented-status',
    level: 'breaking',
    field: 'status',
    expected: (node.at('responses')?.keys() ?? []).join(', '),
    got: describeStatus(response, mask),
    pointer: `${node.pointer}/responses`,
  };
}

function wrongContentType(
  content: DocNode,
  types: readonly string[],
  got: string,
  isReadable: boolean,
): Problem {
  return {
    rule: 'response-content-type',
    level: isReadable ? 'warning' : 'breaking',
    field: 'content-type',
    expected: types.join(' or '),
    got,
    pointer: content.pointer,
  };
}

function notJson(content: DocNode, response: Response, text: string, mask: Mask): Problem {
  return {
    rule: 'response-content-type',
    level: 'breaking',
    field: 'body',
    expected: 'JSON',
    got: `status ${describeStatus(response, mask)} with ${describeText(text, typeOf(response, mask))}`,
    pointer: content.pointer,
  };
}

function typeOf(response: Response, mask: Mask): string | undefined {
  const type = mediaTypeOf(response);
  return type && mask.technical(type);
}

const isRange = (type: string) => type.includes('*');

export function describeText(text: string, type = 'unknown type'): string {
  if (text === '') return 'an empty body';
  if (/^\s*<(!doctype html|html)/i.test(text)) return 'an HTML page';
  if (/^\s*[[{]/.test(text)) return `JSON that breaks off or is broken, ${text.length} characters`;
  return `${text.length} characters of ${type}`;
}

function unlistedCode(
  field: string,
  code: string,
  listed: 'elsewhere' | 'nowhere',
  operation: DocNode,
): Problem {
  const isForOthers = listed === 'elsewhere';
  return {
    rule: 'response-unlisted-code',
    level: isForOthers ? 'info' : 'warning',
    field,
    expected: 'a code of x-errors',
    got: `${code}, which it lists ${isForOthers ? 'only for other calls' : 'nowhere'}`,
    pointer: isForOthers ? operation.pointer : '/x-errors',
  };
}

function duplicateKey(key: string, schema: DocNode): Problem {
  return {
    rule: 'response-duplicate-key',
    level: 'warning',
    field: key,
    expected: 'each field once',
    got: 'the same field twice in one object',
    pointer: schema.pointer,
  };
}
