import { joinWorkLists } from '@kosha/form-engine';
import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { offsetOf, type JsonPath } from './json-path.ts';

export interface TextProblem {
  offset: number;
  text: string;
}

export type ParsedResponse = ReadableResponse | UnreadableResponse;

export interface ReadableResponse extends Descriptors {
  isReadable: true;
  root: Node;
}

interface UnreadableResponse {
  isReadable: false;
  /** The server's error response (§8). */
  refusal?: Refusal;
  problems: readonly TextProblem[];
}

interface Descriptors {
  descriptors: readonly unknown[];
  /** True if the list of fields is in the `data` of a server response. */
  hasData: boolean;
  /** True if the response has the lists `cannotHidden` and `canHidden` of the work form. */
  isWorkPage: boolean;
  pathOf: PathOf;
}

export interface Refusal {
  code: string;
  message: string;
}

type PathOf = (inList: JsonPath) => JsonPath;

/** Accepts a list of descriptors, the two lists of the work form, or a whole server response. */
export function readResponse(text: string): ParsedResponse {
  if (text.trimStart().startsWith('<')) return unreadable('This is a page of HTML, not JSON.');
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    if (root && errors.length === 0) return readJson(root, JSON.parse(text));
  } catch (error) {
    const isDeep = error instanceof RangeError;
    return unreadable(isDeep ? 'This is nested too deeply.' : 'This is not JSON.');
  }
  const problems = errors.map(({ error, offset }) => ({
    offset,
    text: messages[printParseErrorCode(error)] ?? 'This is not JSON.',
  }));
  return { isReadable: false, problems: problems.slice(0, problemsMax) };
}

/** A syntax error often causes further errors, so the editor shows only the first errors. */
const problemsMax = 5;

const unreadable = (text: string, offset = 0): UnreadableResponse => ({
  isReadable: false,
  problems: [{ offset, text }],
});

const messages: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This word is not valid JSON. Put strings in double quotes.',
  InvalidNumberFormat: 'This is not a number.',
  PropertyNameExpected: 'A name in double quotes is missing here.',
  ValueExpected: 'A value is missing here.',
  ColonExpected: 'A colon is missing here.',
  CommaExpected: 'A comma is missing here.',
  CloseBraceExpected: 'A closing } is missing here.',
  CloseBracketExpected: 'A closing ] is missing here.',
  EndOfFileExpected: 'The JSON ends before this character.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfComment: 'JSON has no comments.',
  UnexpectedEndOfString: 'A closing " is missing here.',
  UnexpectedEndOfNumber: 'This number does not end.',
  InvalidUnicode: 'This \\u needs four hexadecimal digits.',
  InvalidEscapeCharacter: 'JSON has no such \\ escape.',
  InvalidCharacter: 'A string cannot contain this character. Write it as \\n, \\t or \\u0000.',
};

const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function readJson(root: Node, json: unknown): ParsedResponse {
  const refusal = isObject(json) ? refusalIn(json) : undefined;
  if (refusal) return { isReadable: false, refusal, problems: [] };
  const hasData = isObject(json) && 'data' in json;
  const content = hasData ? json['data'] : json;
  const around = hasData ? ['data'] : [];
  const list = listIn(content);
  if (!list) return unreadable('There is no list of fields here.', offsetOf(root, around));
  const { inContent, ...found } = list;
  const pathOf: PathOf = (inList) => [...around, ...inContent(inList)];
  return { isReadable: true, root, hasData, pathOf, ...found };
}

function listIn(content: unknown) {
  if (Array.isArray(content)) {
    return { isWorkPage: false, descriptors: content as readonly unknown[], inContent: same };
  }
  if (!hasWorkList(content)) return undefined;
  const inContent = pathInWorkPage(content['cannotHidden']);
  return { isWorkPage: true, descriptors: joinWorkLists(content), inContent };
}

/**
 * One of the lists is enough to recognize the work form. The form engine later reports a missing or
 * invalid list.
 */
const hasWorkList = (content: unknown): content is Record<string, unknown> =>
  isObject(content) && [content['cannotHidden'], content['canHidden']].some(Array.isArray);

/** A response with a code other than 0 is a refusal (§7). */
function refusalIn({ code, msg }: Record<string, unknown>): Refusal | undefined {
  const isCode = typeof code === 'number' || typeof code === 'string';
  if (!isCode || String(code) === '0') return undefined;
  return { code: String(code), message: typeof msg === 'string' ? msg : '' };
}

const same: PathOf = (inList) => inList;

function pathInWorkPage(cannotHidden: unknown): PathOf {
  const count = Array.isArray(cannotHidden) ? cannotHidden.length : 1;
  return ([index, ...rest]) => {
    if (typeof index !== 'number') return [];
    return index < count ? ['cannotHidden', index, ...rest] : ['canHidden', index - count, ...rest];
  };
}
